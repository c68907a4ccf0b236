"""What Chromium and Firefox record, each with a microphone and camera that are not there, the other plays.

Both are sent to the same page: it records what its browser can, plays what it is given, and reports. What is played has
passed through our own reading, as it would on its way to a table. Safari's format is held by files in tests/recordings.
Firefox on Linux plays H.264 with the system's libavcodec, which comes with ffmpeg.
"""

import json
import queue
import shutil
import subprocess
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from msgspec import Struct
from playwright.sync_api import Playwright

from reverie.recordings import Recording, read
from reverie.rules import ClueKind
from tests.browser.conftest import program_of

pytestmark = [pytest.mark.slow, pytest.mark.needs("firefox-esr", "ffmpeg")]

RECORD = """
const TYPES = [
  ['sound', 'audio/webm;codecs=opus'], ['sound', 'audio/ogg;codecs=opus'], ['sound', 'audio/mp4;codecs=opus'],
  ['mime', 'video/webm;codecs=vp8'], ['mime', 'video/webm;codecs=vp9'], ['mime', 'video/mp4;codecs=avc1.42E01E']];
async function record() {
  const made = [];
  for (const [kind, mimeType] of TYPES) {
    if (!MediaRecorder.isTypeSupported(mimeType)) continue;
    const stream = await navigator.mediaDevices.getUserMedia(kind === 'sound' ? { audio: true } : { video: true });
    const seen = Object.assign(document.createElement('video'), { muted: true, srcObject: stream });
    await seen.play();
    const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 200000 });
    const pieces = [];
    const begun = new Promise((done) => {
      recorder.ondataavailable = (event) => {
        pieces.push(event.data);
        if (event.data.size) done();
      };
    });
    const stopped = new Promise((done) => (recorder.onstop = done));
    recorder.start(100);
    await begun; // a busy machine takes its time over the first picture
    for (const from = seen.currentTime; seen.currentTime - from < 0.7; ) await new Promise((on) => setTimeout(on, 100));
    recorder.stop();
    await stopped;
    stream.getTracks().forEach((track) => track.stop());
    await fetch('/made?' + kind, { method: 'POST', body: new Blob(pieces) });
  }
  await fetch('/made?end', { method: 'POST' });
}
record();
"""
PLAY = """
async function play() {
  for (const { file, film } of await (await fetch('/list')).json()) {
    const blob = await (await fetch('/file/' + file)).blob();
    const media = document.createElement(film ? 'video' : 'audio');
    media.muted = true;
    media.src = URL.createObjectURL(blob);
    document.body.append(media);
    const outcome = await new Promise((done) => {
      media.onended = () => done('ended');
      media.onerror = () => done('error ' + media.error.message);
      media.play().catch((error) => done(String(error)));
    });
    await fetch('/played', { method: 'POST', body: JSON.stringify([file, outcome, media.currentTime]) });
  }
}
play();
"""
CHROMIUM = [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    "--autoplay-policy=no-user-gesture-required",
]
FIREFOX = {
    "media.navigator.streams.fake": True,
    "media.navigator.permission.disabled": True,
    "media.autoplay.default": 0,
    "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


class Made(Struct, frozen=True):
    kind: ClueKind
    recording: Recording


class Bench:
    """The page's server: hands out what is to be played, and takes down what was made and how it played."""

    def __init__(self) -> None:
        self.to_play: list[Made] = []
        self.said: queue.Queue[tuple[str, bytes]] = queue.Queue()
        bench = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                kind, body = bench.answer(self.path)
                self.send_response(200)
                self.send_header("content-type", kind)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def do_POST(self) -> None:
                length = int(self.headers.get("content-length") or 0)
                bench.said.put((self.path, self.rfile.read(length)))
                self.send_response(204)
                self.end_headers()

            def log_request(self, code: object = None, size: object = None) -> None:
                """Nobody reads it."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def answer(self, path: str) -> tuple[str, bytes]:
        if path == "/list":
            films = [made.recording.type.startswith("video") for made in self.to_play]
            return "application/json", json.dumps([{"file": n, "film": film} for n, film in enumerate(films)]).encode()
        if path.startswith("/file/"):
            recording = self.to_play[int(path.removeprefix("/file/"))].recording
            return recording.type, recording.body
        script = {"/record": RECORD, "/play": PLAY}.get(path, "")
        return "text/html", f"<!doctype html><body><script>{script}</script>".encode()

    def recorded(self) -> list[Made]:
        """All that a browser sends until it says that it has ended; each passes our reading."""
        found: list[Made] = []
        while True:
            path, body = self.said.get(timeout=60)
            if path == "/made?end":
                return found
            kind = ClueKind(path.removeprefix("/made?"))
            recording = read(kind, body)
            assert isinstance(recording, Recording), (path, recording)
            found.append(Made(kind, recording))

    def played(self) -> list[tuple[int, str, float]]:
        return [tuple(json.loads(self.said.get(timeout=60)[1])) for _ in self.to_play]


@pytest.fixture
def bench() -> Iterator[Bench]:
    bench = Bench()
    yield bench
    bench.server.shutdown()
    bench.server.server_close()


def in_firefox(url: str, folder: Path) -> "subprocess.Popen[bytes]":
    folder.mkdir()
    wishes = "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in FIREFOX.items())
    (folder / "user.js").write_text(wishes, "utf-8")
    program = shutil.which("firefox-esr")
    assert program is not None
    words = [program, "--headless", "--no-remote", "--profile", folder, url]
    return subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def test_what_one_browser_records_the_other_plays(bench: Bench, tmp_path: Path, playwright: Playwright) -> None:
    chromium = playwright.chromium.launch(executable_path=program_of(), args=CHROMIUM)
    page = chromium.new_page()
    page.goto(f"{bench.url}/record")
    of_chromium = bench.recorded()

    firefox = in_firefox(f"{bench.url}/record", tmp_path / "recording")
    of_firefox = bench.recorded()
    firefox.terminate()
    firefox.wait(15)

    bench.to_play = of_chromium
    firefox = in_firefox(f"{bench.url}/play", tmp_path / "playing")
    in_firefox_they = bench.played()
    firefox.terminate()
    firefox.wait(15)

    bench.to_play = of_firefox
    page.goto(f"{bench.url}/play")
    in_chromium_they = bench.played()
    chromium.close()

    for made, heard in ((of_chromium, in_firefox_they), (of_firefox, in_chromium_they)):
        assert {each.kind for each in made} == {ClueKind.SOUND, ClueKind.MIME}
        for number, outcome, seconds in heard:
            assert outcome == "ended", made[number].recording.type
            assert abs(seconds * 1000 - made[number].recording.milliseconds) < 250, made[number].recording.type
