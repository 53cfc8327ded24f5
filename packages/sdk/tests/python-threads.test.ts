/** The threads of the asynchronous Python client, apart from those of the program. */
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createServers, respondWithSuccess } from './support/connections.ts';
import { callFromAsyncPython, callFromPython, nowhere } from './support/python.ts';

const { serve, stop } = createServers();

afterEach(stop);

/** An opener that records the threads of its requests, and the value of a context variable in them. */
const recordingOpener = `
import contextvars, threading, urllib.request

customer = contextvars.ContextVar("customer")

class Opener(urllib.request.OpenerDirector):
    def __init__(self):
        super().__init__()
        self.threads, self.customers = set(), []

    def open(self, request, data=None, timeout=None):
        self.threads.add(threading.current_thread().name)
        self.customers.append(customer.get(None))
        return urllib.request.urlopen(request, timeout=timeout)

opener = Opener()
mall = AsyncMall(os.environ["GATEWAY_URL"], opener=opener, max_connections=1)`;

describe('an asynchronous Python client', () => {
  test('makes a call while the default executor of the event loop is busy', async () => {
    const server = await serve();
    const program = `
import threading
from concurrent.futures import ThreadPoolExecutor
loop, released = asyncio.get_running_loop(), threading.Event()
loop.set_default_executor(ThreadPoolExecutor(1))
busy = loop.run_in_executor(None, released.wait)
try:
    result = await asyncio.wait_for(mall.catalog.search(), 3)
    await asyncio.wait_for(mall.close(), 3)
finally:
    released.set()`;
    expect(await callFromAsyncPython(server.url, program)).toEqual({ total: 2 });
  });

  test('leaves the default executor to the program while 40 calls wait for a response', async () => {
    const waiting: ServerResponse[] = [];
    let isReleased = false;
    // Responds to no call before the program has sent a request from a thread of its own.
    const server = await serve((response, { path }) => {
      if (path.endsWith('/release')) {
        isReleased = true;
        for (const each of waiting) respondWithSuccess(each);
        response.end();
      } else if (isReleased) respondWithSuccess(response);
      else waiting.push(response);
    });
    const program = `
import urllib.request
calls = [asyncio.create_task(mall.catalog.search()) for _ in range(40)]
await asyncio.sleep(0)
await asyncio.wait_for(asyncio.to_thread(urllib.request.urlopen, os.environ["GATEWAY_URL"] + "release"), 3)
result = len(await asyncio.gather(*calls))`;
    expect(await callFromAsyncPython(server.url, program)).toBe(40);
  });

  test('has no more connections than max_connections, with further calls that wait for one', async () => {
    let waiting: ServerResponse[] = [];
    // Responds to no request before it has two.
    const server = await serve((response) => {
      waiting.push(response);
      if (waiting.length < 2) return;
      for (const each of waiting) respondWithSuccess(each);
      waiting = [];
    });
    const program = `
mall = AsyncMall(os.environ["GATEWAY_URL"], max_connections=2)
result = len(await asyncio.gather(*(mall.catalog.search() for _ in range(6))))`;
    expect(await callFromAsyncPython(server.url, program)).toBe(6);
    expect(server.connections()).toBe(2);
  });

  test('sends with named threads that the clients of with_options and raw_call share, in the context of the caller', async () => {
    const server = await serve();
    const program = `${recordingOpener}
customer.set("Lin Qing")
await mall.catalog.search()
await mall.with_options(timeout=30).catalog.search()
await mall.raw_call("mall.Index.search")
result = [sorted(opener.threads), opener.customers]`;
    expect(await callFromAsyncPython(server.url, program)).toEqual([['mall_0'], Array(3).fill('Lin Qing')]);
  });

  test('starts threads at its first call, ends them with close, and can be used after it', async () => {
    const server = await serve();
    const program = `
import threading
threads = lambda: sum(thread.name.startswith("mall_") for thread in threading.enumerate())
result = [threads()]
async with mall:
    await mall.catalog.search()
    result.append(threads())
result.append(threads())
await mall.catalog.search()
result.append(threads())
await mall.close()
await mall.close()
result.append(threads())`;
    expect(await callFromAsyncPython(server.url, program)).toEqual([0, 1, 0, 1, 0]);
  });

  test('makes calls in several event loops and in a forked process', async () => {
    const server = await serve();
    const program = `
import asyncio
mall = AsyncMall(os.environ["GATEWAY_URL"])
asyncio.run(mall.catalog.search())
child = os.fork()
if child == 0:
    try:
        asyncio.run(asyncio.wait_for(mall.catalog.search(), 3))
        asyncio.run(mall.close())
        os._exit(0)
    finally:
        os._exit(1)
result = [os.waitpid(child, 0)[1], asyncio.run(mall.catalog.search())["total"]]`;
    expect(await callFromPython(server.url, program)).toEqual([0, 2]);
  });

  test.each([
    ['0', 'ValueError: max_connections is 0, expected a whole number of at least 1'],
    ['2.5', 'TypeError: max_connections is 2.5, expected a whole number of at least 1'],
  ])('refuses %s as max_connections', async (value, message) => {
    const program = `
try:
    AsyncMall("https://shop.example/api/", max_connections=${value})
except (TypeError, ValueError) as error:
    result = f"{type(error).__name__}: {error}"`;
    expect(await callFromPython(nowhere, program)).toBe(message);
  });
});
