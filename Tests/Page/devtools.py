"""A browser without a window, driven over the DevTools protocol with nothing but Python's own library."""
import base64, json, os, shutil, socket, struct, subprocess, tempfile, time, urllib.request

NAMES = ["chromium", "chromium-browser", "google-chrome"]


class Browser:
    """Chromium with a profile of its own, which is gone when it is closed."""

    def __init__(self):
        program = next((name for name in NAMES if shutil.which(name)), None)
        if not program:
            raise SystemExit("Chromium is missing: install the package chromium.")
        self.profile = tempfile.mkdtemp(prefix="unicard-page-")
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--remote-debugging-port=0", "--remote-allow-origins=*",
             "--user-data-dir=" + self.profile, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        place = os.path.join(self.profile, "DevToolsActivePort")
        for _ in range(600):
            if os.path.exists(place) and open(place).read().count("\n") >= 1:
                break
            if self.process.poll() is not None:
                raise SystemExit("Chromium ended before it began.")
            time.sleep(0.1)
        else:
            raise SystemExit("Chromium did not begin within a minute.")
        self.port = int(open(place).readline())

    def tab(self):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        return Tab(json.load(urllib.request.urlopen(request))["webSocketDebuggerUrl"])

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class Tab:
    """A page in the browser."""

    def __init__(self, address):
        host, path = address[len("ws://"):].split("/", 1)
        name, port = host.split(":")
        self.socket = socket.create_connection((name, int(port)), timeout=120)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1)
        self.number = 0
        self.events = []

    def call(self, method, **parameters):
        self.number += 1
        self._send(json.dumps({"id": self.number, "method": method, "params": parameters}).encode())
        while True:
            message = json.loads(self._receive())
            if message.get("id") == self.number:
                if "error" in message:
                    raise AssertionError(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def run(self, script):
        """The value of an expression in the page."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise AssertionError(f"{script}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, script, seconds=60):
        end = time.time() + seconds
        while time.time() < end:
            if self.run(script):
                return
            time.sleep(0.05)
        raise AssertionError(f"This did not come true within {seconds} s: {script}")

    def _send(self, data):
        size = len(data)
        head = b"\x81"
        if size < 126:
            head += struct.pack("!B", 0x80 | size)
        elif size < 65536:
            head += struct.pack("!BH", 0x80 | 126, size)
        else:
            head += struct.pack("!BQ", 0x80 | 127, size)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def _receive(self):
        data = b""
        while True:
            first, second = self._exactly(2)
            size = second & 127
            if size == 126:
                size = struct.unpack("!H", self._exactly(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self._exactly(8))[0]
            part = self._exactly(size)
            if first & 15 in (0, 1):
                data += part
                if first & 128:
                    return data

    def _exactly(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            if not part:
                raise AssertionError("The browser closed the connection.")
            data += part
        return data
