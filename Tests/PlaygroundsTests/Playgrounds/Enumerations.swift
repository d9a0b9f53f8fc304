import FoundationModels
import Playgrounds

@Generable
enum Season: String, CaseIterable {
    case spring
    case summer = "high summer"
    case autumn
}

@Generable
enum Plan: Equatable {
    case rest
    case walk(kilometres: Int)
    case visit(place: String, note: String?)
}

@Generable
struct Day {
    let season: Season
    let plan: Plan
}

#Playground("Cases by name and by raw value") {
    for season in Season.allCases { print(season, season.generatedContent.jsonString) }
    print(try Season(GeneratedContent("high summer")) == .summer)
    do {
        _ = try Season(GeneratedContent("winter"))
    } catch {
        print("no such season")
    }
}

#Playground("Cases with payloads") {
    let plans: [Plan] = [.rest, .walk(kilometres: 5), .visit(place: "Oslo", note: nil)]
    for plan in plans {
        print(plan.generatedContent.jsonString, try Plan(plan.generatedContent) == plan)
    }
}

#Playground("A model chooses a case") {
    let day = try await LanguageModelSession().respond(to: "Plan a day.", generating: Day.self).content
    print(Season.allCases.contains(day.season))
    switch day.plan {
    case .rest: print("rest")
    case .walk(let kilometres): print("walk", kilometres)
    case .visit(let place, let note): print("visit", place, note ?? "no note")
    }
}
