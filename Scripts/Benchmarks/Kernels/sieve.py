def primes(limit):
    is_prime = [True] * limit
    found = []
    for n in range(2, limit):
        if not is_prime[n]:
            continue
        found.append(n)
        multiple = n * n
        while multiple < limit:
            is_prime[multiple] = False
            multiple += n
    return found


print(len(primes(300_000)))
