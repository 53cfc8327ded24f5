/** The session stores of the Python package. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningMock, startMock } from './support/mock.ts';
import { recordedCalls, resetMock, setRules } from './support/mock-control.ts';
import { callFromAsyncPython, callFromPython, checkTypes, errorOf } from './support/python.ts';

let mock: RunningMock;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-python-'));
  mock = await startMock('--require-session');
}, 60_000);
afterAll(async () => {
  await mock?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => resetMock(mock));

/** A store whose methods are coroutines. */
const asyncSession = `class AsyncSession:
    token = None

    async def get(self):
        await asyncio.sleep(0)
        return self.token

    async def set(self, token):
        await asyncio.sleep(0)
        self.token = token
`;

describe('an asynchronous Python client', () => {
  test('awaits get and set of an asynchronous session', async () => {
    const program = `${asyncSession}
session = AsyncSession()
mall = mall.with_options(session=session)
await mall.cart.add(pro_id=1001, attribute_id=100101, num=1)
issued = session.token
await mall.cart.list()
result = [issued, session.token]`;
    const [issued, last] = [...Object(await callFromAsyncPython(mock.baseUrl, program))];
    expect([issued, last]).toEqual([expect.any(String), issued]);
    const sent = (await recordedCalls(mock)).map(({ fields }) => Object.fromEntries(fields).access_id);
    expect(sent).toEqual([undefined, issued]);
  });

  test('resets an asynchronous session that the mall rejects', async () => {
    await setRules(mock, [{ api: 'mall.Order.index', response: { code: '203' } }]);
    const program = `${asyncSession}
session = AsyncSession()
session.token = "expired"
try:
    await mall.with_options(session=session).orders.list()
except SessionInvalidError:
    result = [session.token]`;
    expect(await callFromAsyncPython(mock.baseUrl, program)).toEqual([null]);
  });

  test('preserves an asynchronous session that was replaced while the refused call was in flight', async () => {
    await setRules(mock, [{ api: 'mall.Order.index', response: { code: '203' } }]);
    const program = `${asyncSession}
class ReplacedSession(AsyncSession):
    async def get(self):
        token, self.token = self.token, "replaced"
        return token

session = ReplacedSession()
session.token = "expired"
try:
    await mall.with_options(session=session).orders.list()
except SessionInvalidError:
    result = session.token`;
    expect(await callFromAsyncPython(mock.baseUrl, program)).toBe('replaced');
  });

  test('has the types of blocking and asynchronous sessions', async () => {
    const file = join(folder, 'sessions.py');
    const program = `
from typing import Optional
from mall import AsyncMall, Mall, MemorySession

class AsyncSession:
    async def get(self) -> Optional[str]:
        return None

    async def set(self, token: Optional[str]) -> None: ...

async def main() -> None:
    blocking: Optional[str] = AsyncMall("https://shop.example/api/").session.get()
    AsyncMall("https://shop.example/api/", session=MemorySession()).with_options(session=AsyncSession())
    asynchronous: Optional[str] = await AsyncMall("https://shop.example/api/", session=AsyncSession()).session.get()
`;
    await writeFile(file, program);
    expect(await checkTypes([file], join(folder, 'mypy'))).toContain('no issues found');
    await writeFile(file, `${program}\nMall("https://shop.example/api/", session=AsyncSession())\nMall("", timout=3)\n`);
    await expect(checkTypes([file], join(folder, 'mypy'))).rejects.toThrow('Found 2 errors');
  }, 120_000);
});

describe('a blocking Python client', () => {
  const refusal = 'TypeError: session has an asynchronous get, which Mall cannot await; pass it to AsyncMall';

  test.each(['Mall("https://shop.example/api/", session=AsyncSession())', 'mall.with_options(session=AsyncSession())'])(
    'refuses an asynchronous session: %s',
    async (statement) => {
      expect(await callFromPython(mock.baseUrl, `import asyncio\n${asyncSession}${errorOf(statement)}`)).toBe(refusal);
    },
  );

  test.each([
    ['asyncio.sleep(0)', 'a coroutine'],
    ['b"token"', 'a bytes'],
  ])('names get of the session that returns %s, and sends nothing', async (returned, kind) => {
    const session = `class Session(MemorySession):\n    def get(self):\n        return ${returned}\n`;
    const program = `import asyncio\n${session}${errorOf('mall.with_options(session=Session()).cart.list()')}`;
    const message = `TypeError: session.get() returned ${kind}, expected a str or None`;
    expect(await callFromPython(mock.baseUrl, program)).toBe(message);
    expect(await recordedCalls(mock)).toEqual([]);
  });
});
