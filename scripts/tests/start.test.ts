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

describe('a running mall', () => {
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

  test('prints its address and the demo customer, and sells products', async () => {
    for (const part of [`http://localhost:${place.PORT}`, `http://localhost:${place.GATEWAY_PORT}/api/`, 'shopper01', 'mall2026', '246810'])
      expect(mall.stdout()).toContain(part);
    await expectOpen(place);
  });

  test('locks its folder: a second start on it is refused', async () => {
    const second = { ...(await ownPlace()), MALL_DATA_DIR: place.MALL_DATA_DIR };
    expectRefusal(await npmRun('start', second).ended, /folder .* is in use by another mall/);
    expectRefusal(await npmRun('dev', second).ended, /folder .* is in use by another mall/);
  });

  test('protects its data: a reset is refused, even with --yes', async () => {
    expectRefusal(await npmRun('reset', place, ['--yes']).ended, /is running; stop it first/);
  });

  test.each(['PORT', 'GATEWAY_PORT'] as const)('occupies its %s: another mall on it is refused', async (name) => {
    const other = { ...(await ownPlace()), [name]: place[name] };
    expectRefusal(await npmRun('start', other).ended, new RegExp(`Port ${place[name]} is in use.*set ${name} `));
    expect(readdirSync(other.MALL_DATA_DIR)).toEqual([]);
  });

  test('is unaffected by the refused commands', async () => {
    await expectOpen(place);
    expect(readdirSync(place.MALL_DATA_DIR).sort()).toEqual(files);
  });
});

test('npm start neither builds nor seeds a mall again', async () => {
  const mall = await start();
  expect(mall.stderr()).not.toMatch(/Building|Seeded/);
  await expectOpen(place);
  process.kill(mall.pid, 'SIGTERM');
  await mall.ended;
});

describe('a mall stops with all its processes', () => {
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

  test('on repeated Ctrl-C, and the next start finds all its data', async () => {
    const { pid, ended } = await start();
    for (let press = 0; press < 3; press += 1) process.kill(-pid, 'SIGINT');
    await ended;
    const mall = await start();
    await expectOpen(place);
    process.kill(mall.pid, 'SIGTERM');
    await mall.ended;
    await expectClosed(place);
  });

  test('when npm is killed with SIGKILL', async () => {
    const mall = await start();
    process.kill(mall.pid, 'SIGKILL');
    await mall.ended;
    await expectClosed(place);
  });

  test.each(['gateway', 'storefront'] as const)('when its %s is killed for the third time; before, it is restarted', async (service) => {
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

  test('and the next start ignores a stale pid file whose number belongs to another process', async () => {
    writeFileSync(join(place.MALL_DATA_DIR, 'gateway.pid'), `${process.pid} 1`);
    const mall = await start();
    await expectOpen(place);
    process.kill(mall.pid, 'SIGTERM');
    await mall.ended;
    await expectClosed(place);
  });
});

test('npm run start:mock opens the shop with the mock server, without a database', async () => {
  const own = { ...(await ownPlace()), MOCK_PORT: String(await freePort()) };
  const mall = npmRun('start:mock', own);
  await mall.until(ready);
  await expectOpen({ ...own, GATEWAY_PORT: own.MOCK_PORT });
  expect(readdirSync(own.MALL_DATA_DIR)).toEqual(['logs']);
  process.kill(mall.pid, 'SIGTERM');
  await mall.ended;
  await expectClosed(own);
});
