class Point:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def moved(self, step):
        return Point(self.x + step, self.y - step)


def main():
    points = [Point(float(i), 0.0) for i in range(100_000)]
    points = list(map(lambda p: p.moved(0.5), points))
    total = 0.0
    for p in filter(lambda p: p.x > 1000, points):
        total = total + p.x + p.y
    print(total)


main()
