"""Measures Easel beside its peers and prints each figure beside its budget.

    Scripts/bench               everything
    Scripts/bench generation    only the figures of that group

Groups: start, parse, interpreter, cancel, watch, generation, guided. A figure over its budget is marked, and the exit status is then 1.
"""

import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from guided import measure_guided
from peers import peer_tools, thread_count

GUIDE = "# One block\n\n```swift\nlet sum = 1 + 1\nprint(sum)\n```\n"


class Report:
    """The figures so far; a budget is a number not to exceed, or not to fall below."""

    def __init__(self):
        self.failures = 0

    def line(self, what, figure, unit, at_most=None, at_least=None, beside=""):
        if at_most is not None:
            good, budget = figure <= at_most, f"≤ {at_most:g} {unit}"
        elif at_least is not None:
            good, budget = figure >= at_least, f"≥ {at_least:g} {unit}"
        else:
            good, budget = True, ""
        self.failures += not good
        mark = "" if good else "  over budget"
        print(f"{what:<58}{figure:>10.4g} {unit:<9}{budget:<16}{beside}{mark}", flush=True)


def run_once(command, folder):
    """Wall time in milliseconds and peak memory in megabytes of one run of a command."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    error = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    elapsed = (time.perf_counter() - start) * 1000
    if process.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{error.decode(errors='replace')}")
    return elapsed, usage.ru_maxrss / 1024


def measure_start(root, report):
    """A document of one block, from process start to the written canvas."""
    easel = root / ".build/release/easel"
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "guide.md").write_text(GUIDE)
        command = [easel, "run", "guide.md", "--model", "sample"]
        run_once(command, folder)
        runs = [run_once(command, folder) for _ in range(21)]
    times, memory = zip(*runs)
    report.line("run, one block, model sample: median of 21", statistics.median(times), "ms", at_most=30)
    report.line("  fastest", min(times), "ms")
    report.line("  peak memory", max(memory), "MB", at_most=60)


def measure_parse(root, report):
    """Reading 5,000 lines of Swift, in the blocks of one document and as one file, less what the process takes to start."""
    easel = root / ".build/release/easel"
    block = (root / "Scripts/Benchmarks/Reading/block.swift").read_text()
    count = -(-5000 // block.count("\n"))
    blocks = [block.replace("_N", str(number)) for number in range(count)]
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "small.md").write_text(GUIDE)
        Path(folder, "guide.md").write_text("".join(f"# Part\n\n```swift\n{code}```\n\n" for code in blocks))
        Path(folder, "program.swift").write_text("\n".join(blocks))
        times = {name: [] for name in ["small.md", "guide.md", "program.swift"]}
        for _ in range(11):
            for name in times:
                times[name].append(run_once([easel, "list", name], folder)[0])
    start = statistics.median(times["small.md"])
    lines = sum(code.count("\n") for code in blocks)
    for name, budget in [("guide.md", 250), ("program.swift", None)]:
        what = f"read {lines} lines, {count if name == 'guide.md' else 1} blocks: median of 11"
        report.line(what, statistics.median(times[name]) - start, "ms", at_most=budget)
        report.line("  fastest", min(times[name]) - start, "ms")


def measure_cancel(root, report):
    """From the interrupt to the end of the process, for a program that computes and one that waits."""
    easel = root / ".build/release/easel"
    programs = {
        "a loop": "while true {}", "a nested loop": "while true { for _ in 0..<1_000_000 {} }",
        "a sleep": "try await Task.sleep(nanoseconds: 100_000_000_000)",
        "a long call of the library": "print((0..<2_000_000_000).reduce(0) { $0 &+ $1 })",
    }
    for name, program in programs.items():
        times = [time_to_cancel([easel, "run", "--plain", "program.swift"], program) for _ in range(11)]
        report.line(f"cancel {name}: median of 11", statistics.median(times), "ms", at_most=50)


def time_to_cancel(command, program):
    """Milliseconds from an interrupt to the end of a program that has begun to run."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "program.swift").write_text(f'print("running")\n{program}\n')
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        process.stdout.readline()
        start = time.perf_counter()
        process.send_signal(signal.SIGINT)
        process.wait(timeout=60)
        return (time.perf_counter() - start) * 1000


def measure_interpreter(root, report):
    """Small programs in both languages; whole processes less what each takes to start, in turns."""
    easel = root / ".build/release/easel"
    folder = root / "Scripts/Benchmarks/Kernels"
    with tempfile.TemporaryDirectory() as empty:
        Path(empty, "empty.swift").write_text("\n")
        Path(empty, "empty.py").write_text("\n")
        start = statistics.median(run_once([easel, "run", "--plain", "empty.swift"], empty)[0] for _ in range(9))
        peer_start = statistics.median(run_once([sys.executable, "empty.py"], empty)[0] for _ in range(9))
    for source in sorted(folder.glob("*.swift")):
        ours, peer = [], []
        for _ in range(5):
            ours.append(run_once([easel, "run", "--plain", source.name], folder)[0] - start)
            peer.append(run_once([sys.executable, source.with_suffix(".py").name], folder)[0] - peer_start)
        figure = statistics.median(ours)
        beside = f"CPython {statistics.median(peer):.0f} ms"
        report.line(f"{source.stem}: median of 5", figure, "ms", beside=beside)
        report.line("  against CPython", figure / statistics.median(peer), "×", at_most=2.5)
        if source.stem == "million":
            report.line("  a million turns of three statements", figure, "ms", at_most=1000)


def llama_bench(tool, model, threads):
    """Tokens a second that llama.cpp's own tool generates."""
    answer = subprocess.run(
        [tool, "-m", model, "-p", "0", "-n", "128", "-r", "1", "-t", str(threads), "-o", "json"],
        check=True, capture_output=True, text=True).stdout
    return json.loads(answer)[-1]["avg_ts"]


def measure_generation(root, report):
    """The embedded model through LlamaModel, beside llama-bench: taking turns, so that both see the same machine."""
    program = root / ".build/release/GenerationBenchmark"
    tool, _, model = peer_tools(program)
    threads = thread_count()
    ours, peer, figures = [], [], {}
    for _ in range(11):
        figures = json.loads(subprocess.run([program], check=True, capture_output=True, text=True).stdout)
        ours.append(figures["tokensPerSecond"])
        peer.append(llama_bench(tool, model, threads))
    report.line(f"LlamaModel, {figures['generatedTokens']} tokens: median of 11", statistics.median(ours), "tokens/s")
    report.line("  llama-bench, 128 tokens: median of 11", statistics.median(peer), "tokens/s")
    # On a shared machine single runs differ by a third; medians of runs that take turns do not.
    ratio = statistics.median(ours) / statistics.median(peer)
    report.line("  LlamaModel against llama-bench", ratio, "×", at_least=0.95)
    report.line("second turn: prompt tokens", figures["secondPromptTokens"], "tokens")
    report.line("  processed again though they were known", figures["reprocessedTokens"], "tokens", at_most=0)


def save_times(process_command, folder, source, output, text, expected, saves=21):
    """Milliseconds from each save of the source to the output that shows it."""
    Path(folder, source).write_text(text(0))
    log = open(Path(folder, "log"), "w")
    process = subprocess.Popen(process_command, cwd=folder, stdout=log, stderr=log)
    times = []
    try:
        # Some tools write nothing before the first save, so that one is not counted and is repeated until it is seen.
        wait_for(Path(folder, output), expected(0), process, lambda: Path(folder, source).write_text(text(0) + "\n"))
        for number in range(1, saves + 1):
            Path(folder, "new").write_text(text(number))
            start = time.perf_counter()
            os.rename(Path(folder, "new"), Path(folder, source))
            wait_for(Path(folder, output), expected(number), process)
            times.append((time.perf_counter() - start) * 1000)
    finally:
        process.terminate()
        process.wait()
    return times


def wait_for(path, text, process, nudge=None):
    """Waits until a file holds a text, at most a minute."""
    start = last = time.perf_counter()
    while not (path.exists() and text in path.read_text(errors="replace")):
        now = time.perf_counter()
        if process.poll() is not None or now - start > 60:
            sys.exit(f"{path} never showed '{text}'; see {path.parent}/log")
        if nudge and now - last > 3:
            nudge()
            last = now
        time.sleep(0.001)


MARIMO_NOTEBOOK = """import marimo

app = marimo.App()


@app.cell
def _():
    number = NUMBER
    "result " + str(number * 2 + 1)
    return


if __name__ == "__main__":
    app.run()
"""


def measure_watch(root, report):
    """Save to updated output: the canvas of `easel watch`, beside the page of marimo's `export html --watch`."""
    easel = root / ".build/release/easel"
    with tempfile.TemporaryDirectory() as folder:
        ours = save_times(
            [easel, "watch", "guide.md", "--model", "sample"], folder, "guide.md", "guide.canvas.md",
            lambda number: f"# Guide\n\n```swift\nlet number = {1000 + number}\nlet result = number * 2 + 1\n```\n",
            lambda number: f"result: Int = {(1000 + number) * 2 + 1}")
    report.line("watch, save to canvas, model sample: median of 21", statistics.median(ours), "ms", at_most=100)
    report.line("  slowest", max(ours), "ms")
    marimo = installed_marimo(root)
    with tempfile.TemporaryDirectory() as folder:
        peer = save_times(
            [marimo, "export", "html", "--watch", "--no-include-code", "notebook.py", "-o", "page.html"], folder,
            "notebook.py", "page.html",
            lambda number: MARIMO_NOTEBOOK.replace("NUMBER", str(1000 + number)),
            lambda number: f"result {(1000 + number) * 2 + 1}", saves=5)
    report.line("  marimo export html --watch: median of 5", statistics.median(peer), "ms")
    report.line("  marimo against Easel", statistics.median(peer) / statistics.median(ours), "×")


def installed_marimo(root):
    """The peer, from PyPI, in an environment of its own below the build folder."""
    environment = root / ".build/bench-python"
    program = environment / "bin/marimo"
    if not program.exists():
        print("marimo is installed once", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        subprocess.run([environment / "bin/pip", "install", "--quiet", "marimo"], check=True)
    return program


GROUPS = {
    "start": measure_start, "parse": measure_parse, "interpreter": measure_interpreter, "cancel": measure_cancel,
    "watch": measure_watch, "generation": measure_generation, "guided": measure_guided,
}


def main():
    root, wanted = Path(sys.argv[1]), sys.argv[2:] or list(GROUPS)
    unknown = [name for name in wanted if name not in GROUPS]
    if unknown:
        sys.exit(f"There is no group '{unknown[0]}'. Groups: {', '.join(GROUPS)}.")
    report = Report()
    for name in wanted:
        print(f"── {name}")
        GROUPS[name](root, report)
    sys.exit(1 if report.failures else 0)


main()
