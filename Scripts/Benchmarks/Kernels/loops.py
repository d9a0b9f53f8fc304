def main():
    total = 0
    for i in range(1_000_000):
        total += i % 7
        if total > 1_000_000:
            total -= 999_983
    print(total)


main()
