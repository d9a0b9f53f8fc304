from dataclasses import dataclass
from functools import cmp_to_key


@dataclass
class City:
    name: str
    people: int


def compare(a, b):
    if a.people == b.people:
        return -1 if a.name < b.name else int(a.name > b.name)
    return -1 if a.people > b.people else 1


seed = 1
cities = []
for i in range(20_000):
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    cities.append(City(f"city {i}", seed % 5_000))
cities.sort(key=cmp_to_key(compare))
print(cities[0].name, cities[19_999].name)
