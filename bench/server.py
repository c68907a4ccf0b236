"""`reverie serve` as anyone would start it, for measurements and trials."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

HOST = "127.0.0.1"


def free_port() -> int:
    """So that two trials do not take each other's server for their own."""
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        return taken.getsockname()[1]


class Server:
    def __init__(self, data: Path, port: int | None = None, core: int | None = None) -> None:
        self.port = port or free_port()
        self.base = f"http://{HOST}:{self.port}"
        command = [sys.executable, "-m", "reverie", "serve", "--data", str(data), "--port", str(self.port)]
        command += ["--trusted-proxy", HOST, "--log", "error"]
        begun = time.perf_counter()
        self._process = subprocess.Popen(command)
        if core is not None:
            os.sched_setaffinity(self._process.pid, {core})
        self._wait_until_ready()
        self.seconds_to_listen = time.perf_counter() - begun

    @property
    def cpu(self) -> float:
        """Seconds of processor so far, of all its threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def kill(self) -> None:
        """As a power cut would, as far as a process can tell."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)

    def _wait_until_ready(self) -> None:
        while self._process.poll() is None:
            try:
                httpx.get(f"{self.base}/readyz", trust_env=False)
            except httpx.TransportError:
                time.sleep(0.01)
            else:
                return
        raise RuntimeError("the server did not start")
