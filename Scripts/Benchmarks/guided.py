"""Answers under schemas, beside llama-server."""

import http.client
import json
import socket
import statistics
import subprocess
import sys
import time

from peers import peer_tools, thread_count


class GuidedProgram:
    """Easel's side: a process that answers subjects under their schemas, one a line."""

    def __init__(self, program, threads):
        self.process = subprocess.Popen(
            [program, "guided", str(threads)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def answer(self, subject):
        print(subject, file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"The benchmark stopped at '{subject}' with status {self.process.wait()}.")
        return json.loads(line)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()


class LlamaServer:
    """The peer: llama.cpp's server on the same model, with as many threads and one conversation."""

    def __init__(self, program, model, threads):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.process = subprocess.Popen(
            [program, "-m", model, "-t", str(threads), "-tb", str(threads), "-c", "4096", "-np", "1",
             "--host", "127.0.0.1", "--port", str(port)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.connection = http.client.HTTPConnection("127.0.0.1", port)
        while self.request("GET", "/health") is None:
            if self.process.poll() is not None:
                sys.exit("llama-server did not start.")
            time.sleep(0.1)

    def request(self, method, path, body=None):
        """The answer, or nothing while the server is starting."""
        # The server closes connections that were quiet for some seconds.
        self.connection.close()
        try:
            self.connection.request(method, path, body and json.dumps(body), {"Content-Type": "application/json"})
            response = self.connection.getresponse()
            content = response.read()
        except OSError:
            return None
        if response.status == 503:
            return None
        if response.status != 200:
            sys.exit(f"llama-server: {content.decode(errors='replace')}")
        return json.loads(content)

    def answer(self, figures):
        """Answers what Easel answered, greedily; adds the wall time in milliseconds as `total`."""
        start = time.perf_counter()
        answer = self.request("POST", "/completion", {
            "prompt": figures["prompt"], "json_schema": rooted(json.loads(figures["schema"])), "temperature": 0,
            "n_predict": figures["limit"], "cache_prompt": True})
        answer["total"] = (time.perf_counter() - start) * 1000
        return answer

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def rooted(schema):
    """The same schema without references to its root, which the server does not follow."""
    text = json.dumps(schema)
    if '"$ref": "#"' not in text:
        return schema
    root = json.loads(text.replace('"$ref": "#"', '"$ref": "#/$defs/Root"'))
    definitions = root.pop("$defs", {})
    return {"$ref": "#/$defs/Root", "$defs": {**definitions, "Root": root}}


def is_whole(text):
    """Whether an answer is JSON; a server cuts what its limit ends."""
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def measure_guided(root, report, rounds=7):
    """Answers under a schema, beside llama-server's JSON-schema mode: same model, prompt, threads and limit."""
    program = root / ".build/release/GenerationBenchmark"
    subjects = ["itinerary", "menu", "record", "tree", "pattern"]
    _, server_program, model = peer_tools(program)
    threads = thread_count()
    for subject in subjects:
        with GuidedProgram(program, threads) as fresh:
            first = fresh.answer(subject)
        ours, peer = [], []
        with GuidedProgram(program, threads) as easel, LlamaServer(server_program, model, threads) as server:
            # Both keep the prompt of the request before, as they do wherever they run; so it is measured in neither.
            easel.answer(subject)
            server.answer(first)
            for turn in range(rounds):
                if turn % 2:
                    peer.append(server.answer(first))
                ours.append(easel.answer(subject))
                if turn % 2 == 0:
                    peer.append(server.answer(first))
        report_guided(report, subject, first, ours, peer)


def report_guided(report, subject, first, ours, peer):
    """Medians over the turns; the bars are those of the itinerary for time, and of every schema for the constraint."""
    def median(figure, runs=ours):
        return statistics.median(figure(run) for run in runs)

    answer, theirs = ours[0], peer[0]
    tokens = answer["chosenTokens"] + answer["forcedTokens"]
    total, peer_total = median(lambda run: run["total"]), median(lambda run: run["total"], peer)
    share = median(lambda run: 100 * run["constraint"] / (run["total"] - run["promptProcessing"]))
    peer_tokens = theirs["timings"]["predicted_n"]
    peer_ending = "whole" if is_whole(theirs["content"]) else "cut"
    report.line(
        f"{subject}: median of {len(ours)}", total, "ms", beside=f"llama-server {peer_total:.0f} ms")
    report.line(
        "  llama-server against Easel", peer_total / total, "×", at_least=1.5 if subject == "itinerary" else None)
    report.line(
        "  the same for each character", (peer_total / len(theirs["content"])) / (total / len(answer["text"])), "×",
        beside=f"{len(answer['text'])} characters, {answer['ending']}; llama-server {len(theirs['content'])}, {peer_ending}")
    report.line("  prompt", median(lambda run: run["promptProcessing"]), "ms",
                beside=f"llama-server {median(lambda run: run['timings']['prompt_ms'], peer):.0f} ms")
    report.line("  tokens chosen", answer["chosenTokens"], "tokens", beside=f"llama-server {peer_tokens}")
    report.line("  tokens forced", answer["forcedTokens"], "tokens",
                beside=f"{answer['evaluations']} evaluations, {answer['declinedTokens']} declined")
    report.line("  constraint, for each token", median(lambda run: run["constraint"] / tokens), "ms")
    report.line("  constraint, of the decoding time", share, "%", at_most=5)
    report.line("  first use of the schema", first["preparation"], "ms", at_most=50)
    report.line("  constraint in that whole answer", first["constraint"], "ms")
