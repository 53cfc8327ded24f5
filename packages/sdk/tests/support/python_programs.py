"""Runs each program of a connection in a fork of this process, which has loaded the package: loading takes longer than most programs."""

import asyncio  # noqa: F401  loaded for the programs
import json
import os
import socketserver
import sys
import traceback

import mall  # noqa: F401  loaded for the programs

parent = os.getppid()


class Handler(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        request = json.load(self.rfile)
        os.environ.update(request["environment"])
        scope = {"__name__": "__main__"}
        try:
            exec(request["program"], scope)
            reply = {"result": scope["result"]}
        except BaseException:
            reply = {"error": traceback.format_exc()}
        self.wfile.write(json.dumps(reply).encode())


class Server(socketserver.ForkingTCPServer):
    request_queue_size = 64

    def service_actions(self) -> None:
        super().service_actions()
        # The process of the tests ended without stopping this one.
        if os.getppid() != parent:
            sys.exit()


with Server(("127.0.0.1", 0), Handler) as server:
    print(server.server_address[1], flush=True)
    server.serve_forever()
