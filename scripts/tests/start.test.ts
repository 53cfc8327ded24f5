import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../lib/services/free-port.ts';
import { type Command, killRunning, newMallSettings, npmRun } from './support/command.ts';
import { expectClosed, expectOpen, expectRefusal, occupy, processOf, ready } from './support/mall.ts';

let settings: Awaited<ReturnType<typeof newMallSettings>>;
beforeAll(async () => {
  settings = await newMallSettings();
});

async function start(): Promise<Command> {
  const mall = npmRun('start', settings);
  await mall.until(ready);
  return mall;
}

describe('a running mall', () => {
  let mall: Command;
  let files: string[];
  beforeAll(async () => {
    mall = await start();
    files = readdirSync(settings.MALL_DATA_DIR).sort();
  });
  afterAll(async () => {
    process.kill(mall.pid, 'SIGTERM');
    await mall.ended;
  });

  test('prints its address and the demo customer, and sells products', async () => {
    for (const part of [
      `http://localhost:${settings.PORT}`,
      `http://localhost:${settings.GATEWAY_PORT}/api/`,
      'shopper01',
      'mall2026',
      '246810',
    ])
      expect(mall.stdout()).toContain(part);
    await expectOpen(settings);
  });

  test('locks its folder: a second start on it is refused', async () => {
    const second = { ...(await newMallSettings()), MALL_DATA_DIR: settings.MALL_DATA_DIR };
    expectRefusal(await npmRun('start', second).ended, /folder .* is in use by another mall/);
    expectRefusal(await npmRun('dev', second).ended, /folder .* is in use by another mall/);
  });

  test('protects its data: a reset is refused, even with --yes', async () => {
    expectRefusal(await npmRun('reset', settings, ['--yes']).ended, /is running; stop it first/);
  });

  test.each(['PORT', 'GATEWAY_PORT'] as const)('occupies its %s: another mall on it is refused', async (name) => {
    const otherMall = { ...(await newMallSettings()), [name]: settings[name] };
    expectRefusal(await npmRun('start', otherMall).ended, new RegExp(`Port ${settings[name]} is in use.*set ${name} `));
    expect(readdirSync(otherMall.MALL_DATA_DIR)).toEqual([]);
  });

  test('is unaffected by the refused commands', async () => {
    await expectOpen(settings);
    expect(readdirSync(settings.MALL_DATA_DIR).sort()).toEqual(files);
  });
});

test('npm start neither builds nor seeds a mall again', async () => {
  const mall = await start();
  expect(mall.stderr()).not.toMatch(/Building|Seeded/);
  await expectOpen(settings);
  process.kill(mall.pid, 'SIGTERM');
  await mall.ended;
});

describe('a mall stops with all its processes', () => {
  afterEach(killRunning);

  const stopMethods = [
    { name: 'by Ctrl-C, which reaches the whole group', stop: ({ pid }: Command) => process.kill(-pid, 'SIGINT'), tags: [] },
    { name: 'by SIGINT to npm alone', stop: ({ pid }: Command) => process.kill(pid, 'SIGINT'), tags: ['matrix'] },
    { name: 'by SIGTERM to npm alone', stop: ({ pid }: Command) => process.kill(pid, 'SIGTERM'), tags: [] },
  ];
  for (const { name, stop, tags } of stopMethods) {
    test(name, { tags }, async () => {
      const mall = await start();
      stop(mall);
      const { stderr } = await mall.ended;
      expect(stderr).not.toMatch(/exited unexpectedly|^ +at /m);
      await expectClosed(settings);
    });
  }

  test('on repeated Ctrl-C, and the next start finds all its data', { tags: 'matrix' }, async () => {
    const { pid, ended } = await start();
    for (let pressCtrlC = 0; pressCtrlC < 3; pressCtrlC += 1) process.kill(-pid, 'SIGINT');
    await ended;
    const mall = await start();
    await expectOpen(settings);
    process.kill(mall.pid, 'SIGTERM');
    await mall.ended;
    await expectClosed(settings);
  });

  test('when npm is killed with SIGKILL', async () => {
    const mall = await start();
    process.kill(mall.pid, 'SIGKILL');
    await mall.ended;
    await expectClosed(settings);
  });

  for (const service of ['gateway', 'storefront'] as const) {
    const name = `when its ${service} is killed for the third time; before, it is restarted`;
    test(name, { tags: service === 'storefront' ? 'matrix' : [] }, async () => {
      const mall = await start();
      for (let death = 1; death < 3; death += 1) {
        const killed = await processOf(service, settings);
        process.kill(killed, 'SIGKILL');
        await vi.waitFor(async () => expect(await processOf(service, settings)).not.toBe(killed), 30_000);
        await vi.waitFor(() => expectOpen(settings), 30_000);
        expect(mall.stderr()).toMatch(
          new RegExp(`The ${service} exited unexpectedly \\(SIGKILL\\) and restarts. See .*${service}\\.log\\.`),
        );
      }
      process.kill(await processOf(service, settings), 'SIGKILL');
      const { code, stderr } = await mall.ended;
      expect(code).toBe(1);
      expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
        new RegExp(`The ${service} exited unexpectedly 3 times within a minute \\(SIGKILL\\).*${service}\\.log\\.$`),
      );
      for (const port of [settings.PORT, settings.GATEWAY_PORT]) (await occupy(Number(port))).close();
    });
  }

  test('and the next start ignores a stale pid file whose number belongs to another process', { tags: 'matrix' }, async () => {
    writeFileSync(join(settings.MALL_DATA_DIR, 'gateway.pid'), `${process.pid} 1`);
    const mall = await start();
    await expectOpen(settings);
    process.kill(mall.pid, 'SIGTERM');
    await mall.ended;
    await expectClosed(settings);
  });
});

test('npm run start:mock opens the shop with the mock server, without a database', async () => {
  const ownSettings = { ...(await newMallSettings()), MOCK_PORT: String(await freePort()) };
  const mall = npmRun('start:mock', ownSettings);
  await mall.until(ready);
  await expectOpen({ ...ownSettings, GATEWAY_PORT: ownSettings.MOCK_PORT });
  expect(readdirSync(ownSettings.MALL_DATA_DIR)).toEqual(['logs']);
  process.kill(mall.pid, 'SIGTERM');
  await mall.ended;
  await expectClosed(ownSettings);
});
