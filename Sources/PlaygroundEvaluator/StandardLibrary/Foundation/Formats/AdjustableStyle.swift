import Foundation

/// What Foundation's nine styles of numbers have in common; it gives them no protocol for it.
protocol AdjustableStyle {
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
    func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self
    func rounded(rule: FloatingPointRoundingRule, wholeIncrement: Int?) -> Self
    func scale(_ multiplicand: Double) -> Self
    func adjusting(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
    func adjusting(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self
    func adjusting(_ sign: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self
    func adjusting(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self
}

/// What a style does not have is left as it is.
extension AdjustableStyle {
    func adjusting(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { self }
    func adjusting(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self { self }
    func adjusting(_ sign: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self { self }
    func adjusting(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self { self }
}

extension IntegerFormatStyle<Int>: AdjustableStyle {
    func rounded(rule: FloatingPointRoundingRule, wholeIncrement: Int?) -> Self {
        rounded(rule: rule, increment: wholeIncrement)
    }
    func adjusting(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { self.notation(notation) }
    func adjusting(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self { self.sign(strategy: sign) }
}

extension IntegerFormatStyle<Int>.Percent: AdjustableStyle {
    func rounded(rule: FloatingPointRoundingRule, wholeIncrement: Int?) -> Self {
        rounded(rule: rule, increment: wholeIncrement)
    }
    func adjusting(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { self.notation(notation) }
    func adjusting(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self { self.sign(strategy: sign) }
}

extension IntegerFormatStyle<Int>.Currency: AdjustableStyle {
    func rounded(rule: FloatingPointRoundingRule, wholeIncrement: Int?) -> Self {
        rounded(rule: rule, increment: wholeIncrement)
    }
    func adjusting(_ sign: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self { self.sign(strategy: sign) }
    func adjusting(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self {
        self.presentation(presentation)
    }
}

extension FloatingPointFormatStyle<Double>: AdjustableStyle {
    func rounded(rule: FloatingPointRoundingRule, wholeIncrement: Int?) -> Self {
        rounded(rule: rule, increment: wholeIncrement.map(Double.init))
    }
    func adjusting(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { self.notation(notation) }
    func adjusting(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self { self.sign(strategy: sign) }
}

extension FloatingPointFormatStyle<Double>.Percent: AdjustableStyle {
    func rounded(rule: FloatingPointRoundingRule, wholeIncrement: Int?) -> Self {
        rounded(rule: rule, increment: wholeIncrement.map(Double.init))
    }
    func adjusting(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { self.notation(notation) }
    func adjusting(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self { self.sign(strategy: sign) }
}

extension FloatingPointFormatStyle<Double>.Currency: AdjustableStyle {
    func rounded(rule: FloatingPointRoundingRule, wholeIncrement: Int?) -> Self {
        rounded(rule: rule, increment: wholeIncrement.map(Double.init))
    }
    func adjusting(_ sign: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self { self.sign(strategy: sign) }
    func adjusting(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self {
        self.presentation(presentation)
    }
}

extension Decimal.FormatStyle: AdjustableStyle {
    func rounded(rule: FloatingPointRoundingRule, wholeIncrement: Int?) -> Self {
        rounded(rule: rule, increment: wholeIncrement)
    }
    func adjusting(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { self.notation(notation) }
    func adjusting(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self { self.sign(strategy: sign) }
}

extension Decimal.FormatStyle.Percent: AdjustableStyle {
    func rounded(rule: FloatingPointRoundingRule, wholeIncrement: Int?) -> Self {
        rounded(rule: rule, increment: wholeIncrement)
    }
    func adjusting(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { self.notation(notation) }
    func adjusting(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self { self.sign(strategy: sign) }
}

extension Decimal.FormatStyle.Currency: AdjustableStyle {
    func rounded(rule: FloatingPointRoundingRule, wholeIncrement: Int?) -> Self {
        rounded(rule: rule, increment: wholeIncrement)
    }
    func adjusting(_ sign: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self { self.sign(strategy: sign) }
    func adjusting(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self {
        self.presentation(presentation)
    }
}
