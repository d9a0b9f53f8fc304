"""llama.cpp's own tools, which the embedded engine is measured beside."""

import os
import subprocess
import sys


def peer_tools(program):
    """The paths of llama-bench, llama-server and the embedded model."""
    print("llama.cpp's own tools are built once, which takes minutes", file=sys.stderr)
    return subprocess.run([program, "tools"], check=True, capture_output=True, text=True).stdout.split("\n")[:3]


def thread_count():
    """As many threads as Easel uses; `EASEL_BENCH_THREADS` says otherwise, for machines that have other work."""
    if "EASEL_BENCH_THREADS" in os.environ:
        return int(os.environ["EASEL_BENCH_THREADS"])
    threads = len(os.sched_getaffinity(0))
    return threads if threads <= 4 else threads // 2
