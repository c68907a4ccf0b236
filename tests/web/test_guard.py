"""The doorkeeper: by what name we are called, from where, and what every answer carries."""

import asyncio
import socket
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from reverie.web.config import Config
from reverie.web.serve import listen
from tests.web.hall import LOOPBACK, Hall, free_port, opened

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json"}


def browser(hall: Hall) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=hall.url, trust_env=False)


async def test_only_our_own_names_are_answered_to(hall: Hall) -> None:
    port = hall.url.rsplit(":", 1)[1]
    async with browser(hall) as http:
        for host, status in {
            f"127.0.0.1:{port}": 200,
            f"localhost:{port}": 200,
            f"LOCALHOST:{port}": 200,
            "localhost": 421,
            "evil.example": 421,
            f"evil.example:{port}": 421,
            f"127.0.0.1.evil.example:{port}": 421,
            "": 421,
        }.items():
            assert (await http.get("/healthz", headers={"host": host})).status_code == status, host


async def test_what_changes_anything_must_come_from_our_own_page(hall: Hall) -> None:
    port = hall.url.rsplit(":", 1)[1]
    tries: list[tuple[dict[str, str], int]] = [
        ({"origin": hall.url}, 201),
        ({"origin": f"http://localhost:{port}"}, 403),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": f"https://127.0.0.1:{port}"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": ""}, 403),
        ({}, 403),
        ({"authorization": "Basic x"}, 403),
        ({"authorization": "Bearer anything"}, 201),
        ({"authorization": "Bearer anything", "origin": "http://evil.example"}, 403),
    ]
    async with browser(hall) as http:
        for headers, status in tries:
            assert (await http.post("/api/device", headers=headers)).status_code == status, headers
        assert (await http.get("/healthz", headers={"origin": "http://evil.example"})).status_code == 200


@pytest.mark.parametrize("headers", [{}, {"Origin": "http://evil.example"}, {"Host": "evil.example"}])
async def test_a_live_line_from_elsewhere_is_refused_in_the_handshake(hall: Hall, headers: dict[str, str]) -> None:
    url = hall.url.replace("http", "ws") + "/api/tables/x/live"
    with pytest.raises(InvalidStatus) as error:
        async with connect(url, additional_headers=headers, proxy=None):
            pass
    assert error.value.response.status_code == 403


async def test_a_foreign_bearer_is_nobody_and_a_cookie_does_not_help_it(hall: Hall) -> None:
    async with browser(hall) as http:
        made = await http.post("/api/tables", json={"name": "Ada"}, headers={"origin": hall.url})
        assert made.status_code == 201
        table = made.json()["table"]
        assert (await http.get(f"/api/tables/{table}/album")).json()["code"] == "not_playing"
        stolen = await http.get(f"/api/tables/{table}/album", headers={"authorization": "Bearer x"})
        assert stolen.json()["code"] == "no_such_table"


@pytest.mark.parametrize("secure", [False, True])
async def test_the_cookie_is_for_the_server_alone(tmp_path: Path, secure: bool) -> None:
    async with opened(tmp_path, public_url="https://play.example" if secure else None) as hall, browser(hall) as http:
        headers = {"host": "play.example", "origin": "https://play.example"} if secure else {"origin": hall.url}
        answer = await http.post("/api/tables", json={"name": "Ada"}, headers=headers)
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert ("secure" in cookie) == secure
        assert "domain" not in cookie


async def test_strict_headers_on_every_answer(hall: Hall) -> None:
    async with browser(hall) as http:
        answers = [
            await http.get("/healthz"),
            await http.get("/nowhere"),
            await http.get("/api/schema/openapi.json"),
            await http.get("/healthz", headers={"host": "evil.example"}),
            await http.post("/api/device"),
            await http.post("/api/look", content=b"{", headers={"origin": hall.url, **JSON}),
            await http.post("/api/look", json={"door": "x"}, headers={"origin": hall.url}),
            await http.request("PROPFIND", "/api/look", headers={"origin": hall.url}),
        ]
        for answer in answers:
            assert answer.status_code < 500, answer
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert "server" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(("size", "status"), [(60_000, 400), (70_000, 413), (5_000_000, 413)])
async def test_bodies_have_a_bound(hall: Hall, size: int, status: int) -> None:
    async with browser(hall) as http:
        body = b'{"name":"' + b"a" * size + b'"}'
        answer = await http.post("/api/tables", content=body, headers={"origin": hall.url, **JSON})
        assert answer.status_code == status
        assert b"aaaa" not in answer.content


async def test_forwarded_addresses_are_believed_from_trusted_proxies_alone(tmp_path: Path) -> None:
    for trusted in (False, True):
        proxies = (LOOPBACK,) if trusted else ()
        async with (
            opened(tmp_path / str(trusted), limited=True, trusted_proxies=proxies) as hall,
            browser(hall) as http,
        ):
            for number in range(20):
                headers = {"origin": hall.url, "x-forwarded-for": f"10.9.8.{number}"}
                await http.post("/api/tables", json={"name": "Ada"}, headers=headers)
            headers = {"origin": hall.url, "x-forwarded-for": "10.9.8.77"}
            last = await http.post("/api/tables", json={"name": "Ada"}, headers=headers)
            assert last.status_code == (201 if trusted else 429)


async def test_a_proxy_may_forward_in_a_line_of_its_own(tmp_path: Path) -> None:
    """As HAProxy does: what the client has written into the first line is not believed."""
    async with opened(tmp_path, limited=True) as hall, browser(hall) as http:
        codes: list[int] = []
        for number in range(21):
            lines = [("origin", hall.url), ("x-forwarded-for", f"10.9.8.{number}"), ("x-forwarded-for", "203.0.113.9")]
            codes.append((await http.post("/api/tables", json={"name": "Ada"}, headers=lines)).status_code)
        assert codes == [201] * 20 + [429]


async def test_who_calls_us_by_two_names_is_not_answered(hall: Hall) -> None:
    ours = hall.url.removeprefix("http://")
    for hosts in ((ours, "evil.example"), ("evil.example", ours), (ours, ours)):
        reader, writer = await asyncio.open_connection(*ours.split(":"))
        lines = "".join(f"Host: {host}\r\n" for host in hosts)
        writer.write(f"GET / HTTP/1.1\r\n{lines}\r\n".encode())
        assert b" 421 " in await reader.readline()
        writer.close()


async def test_behind_https_a_page_over_http_is_not_ours(tmp_path: Path) -> None:
    async with opened(tmp_path, public_url="https://play.example") as hall, browser(hall) as http:
        near = hall.url.removeprefix("http://")
        tries = [
            ("play.example", "https://play.example", 201),
            ("play.example", "http://play.example", 403),
            ("play.example", hall.url, 403),
            (near, hall.url, 201),
            (near, "https://play.example", 201),  # a proxy may call us by the name that it knows
        ]
        for host, origin, status in tries:
            headers = {"host": host, "origin": origin}
            assert (await http.post("/api/device", headers=headers)).status_code == status, (host, origin)


async def test_requests_from_one_address_are_not_too_many(tmp_path: Path) -> None:
    async with opened(tmp_path, trusted_proxies=()) as hall, browser(hall) as http:
        codes = [(await http.get("/healthz")).status_code for _ in range(125)]
        assert codes == [200] * 120 + [429] * 5
        await hall.clock.advance(1000)
        assert (await http.get("/healthz")).status_code == 200


async def test_what_cannot_be_read_is_told_so_without_its_words(hall: Hall) -> None:
    async with browser(hall) as http:
        for body in (
            b"",
            b"{",
            b"[]",
            b"null",
            b'{"name":7}',
            b'{"name":"a","spell":"hocus"}',
            b"\xff\xfe",
            b"[" * 9000,
        ):
            answer = await http.post("/api/tables", content=body, headers={"origin": hall.url, **JSON})
            assert answer.status_code == 400, body
            assert answer.json()["code"] in ("malformed", "http_400"), body
            assert b"hocus" not in answer.content


def test_answers_are_not_held_back() -> None:
    """Nagle's delay is off on what we accept: asyncio sees to it for sockets that say they are TCP."""
    with listen(Config(Path(), port=free_port())) as listener:
        assert listener.proto == socket.IPPROTO_TCP
