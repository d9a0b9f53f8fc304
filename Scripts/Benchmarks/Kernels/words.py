def main():
    text = ""
    for i in range(60_000):
        text += f"w{i % 997} "
    counts = {}
    for word in text.split(" "):
        if word:
            counts[word] = counts.get(word, 0) + 1
    print(len(counts), counts.get("w13", 0))


main()
