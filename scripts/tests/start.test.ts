import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../lib/free-port.ts';
import { type Command, endRunning, npmRun, ownPlace } from './support/command.ts';
import { expectClosed, expectOpen, expectRefusal, occupy, processOf, ready } from './support/mall.ts';

let place: Awaited<ReturnType<typeof ownPlace>>;
beforeAll(async () => {
  place = await ownPlace();
});

async function start(): Promise<Command> {
  const mall = npmRun('start', place);
  await mall.until(ready);
  return mall;
}

describe('a mall that runs', () => {
  let mall: Command;
  let files: string[];
  beforeAll(async () => {
    mall = await start();
    files = readdirSync(place.MALL_DATA_DIR).sort();
  });
  afterAll(async () => {
    process.kill(mall.pid, 'SIGTERM');
    await mall.ended;
  });

  test('says where it is and who may sign in, and sells', async () => {
    for (const part of [`http://localhost:${place.PORT}`, `http://localhost:${place.GATEWAY_PORT}/api/`, 'shopper01', 'mall2026', '246810'])
      expect(mall.stdout()).toContain(part);
    await expectOpen(place);
  });

  test('keeps its folder: a second start on it is refused', async () => {
    const second = { ...(await ownPlace()), MALL_DATA_DIR: place.MALL_DATA_DIR };
    expectRefusal(await npmRun('start', second).ended, /folder .* is in use by another mall/);
    expectRefusal(await npmRun('dev', second).ended, /folder .* is in use by another mall/);
  });

  test('keeps its data: a reset is refused, even one that does not ask', async () => {
    expectRefusal(await npmRun('reset', place, ['--yes']).ended, /is running; stop it first/);
  });

  test.each(['PORT', 'GATEWAY_PORT'] as const)('keeps its %s: another mall there is refused', async (name) => {
    const other = { ...(await ownPlace()), [name]: place[name] };
    expectRefusal(await npmRun('start', other).ended, new RegExp(`Port ${place[name]} is in use.*set ${name} `));
    expect(readdirSync(other.MALL_DATA_DIR)).toEqual([]);
  });

  test('is none the worse for all of it', async () => {
    await expectOpen(place);
    expect(readdirSync(place.MALL_DATA_DIR).sort()).toEqual(files);
  });
});

test('a mall that is started again is neither built nor seeded again', async () => {
  const mall = await start();
  expect(mall.stderr()).not.toMatch(/Building|Seeded/);
  await expectOpen(place);
  process.kill(mall.pid, 'SIGTERM');
  await mall.ended;
});

describe('a mall ends with all its processes', () => {
  afterEach(endRunning);

  const ways: [string, (mall: Command) => void][] = [
    ['by Ctrl-C, which reaches the whole group', ({ pid }) => process.kill(-pid, 'SIGINT')],
    ['by SIGINT to npm alone', ({ pid }) => process.kill(pid, 'SIGINT')],
    ['by SIGTERM to npm alone', ({ pid }) => process.kill(pid, 'SIGTERM')],
  ];
  test.each(ways)('%s', async (_name, stop) => {
    const mall = await start();
    stop(mall);
    const { stderr } = await mall.ended;
    expect(stderr).not.toMatch(/exited unexpectedly|^ +at /m);
    await expectClosed(place);
  });

  test('by Ctrl-C pressed again and again, after which the next start finds everything', async () => {
    const { pid, ended } = await start();
    for (let press = 0; press < 3; press += 1) process.kill(-pid, 'SIGINT');
    await ended;
    const mall = await start();
    await expectOpen(place);
    process.kill(mall.pid, 'SIGTERM');
    await mall.ended;
    await expectClosed(place);
  });

  test('when npm is killed outright', async () => {
    const mall = await start();
    process.kill(mall.pid, 'SIGKILL');
    await mall.ended;
    await expectClosed(place);
  });

  test.each(['gateway', 'storefront'] as const)('when its %s is killed three times: until then it is started again', async (service) => {
    const mall = await start();
    for (let death = 1; death < 3; death += 1) {
      const killed = await processOf(service, place);
      process.kill(killed, 'SIGKILL');
      await vi.waitFor(async () => expect(await processOf(service, place)).not.toBe(killed), 30_000);
      await vi.waitFor(() => expectOpen(place), 30_000);
      expect(mall.stderr()).toMatch(new RegExp(`The ${service} exited unexpectedly \\(SIGKILL\\) and restarts. See .*${service}\\.log\\.`));
    }
    process.kill(await processOf(service, place), 'SIGKILL');
    const { code, stderr } = await mall.ended;
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
      new RegExp(`The ${service} exited unexpectedly 3 times within a minute \\(SIGKILL\\).*${service}\\.log\\.$`),
    );
    for (const port of [place.PORT, place.GATEWAY_PORT]) (await occupy(Number(port))).close();
  });

  test('and the next start is not kept out by a pid file whose number belongs to a stranger now', async () => {
    writeFileSync(join(place.MALL_DATA_DIR, 'gateway.pid'), `${process.pid} 1`);
    const mall = await start();
    await expectOpen(place);
    process.kill(mall.pid, 'SIGTERM');
    await mall.ended;
    await expectClosed(place);
  });
});

test('npm run start:mock opens the shop in front of the mock, without a database', async () => {
  const own = { ...(await ownPlace()), MOCK_PORT: String(await freePort()) };
  const mall = npmRun('start:mock', own);
  await mall.until(ready);
  await expectOpen({ ...own, GATEWAY_PORT: own.MOCK_PORT });
  expect(readdirSync(own.MALL_DATA_DIR)).toEqual(['logs']);
  process.kill(mall.pid, 'SIGTERM');
  await mall.ended;
  await expectClosed(own);
});
