// @spec 7.13

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Operation, operations } from '@mall/contract';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { exampleOf, fieldsOf } from '../support/contract.ts';
import { buyOne } from '../support/fixtures/checkout.ts';
import { makeDatabase, type OwnDatabase, openSeeded } from '../support/processes/databases.ts';
import {
  type Environment,
  type GatewayProcess,
  mall,
  processEnvironment,
  runGateway,
  startGateway,
  until,
} from '../support/processes/process.ts';
import { expectRefusal } from '../support/refusal.ts';
import { captchaAnswer } from '../support/settings.ts';

// Starting a process takes longer on a busy machine; tests of fast operations set their own limit.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mall-process-'));
  folders.push(folder);
  return folder;
}

const dataDir = newFolder();
let database: OwnDatabase | undefined;
let environment: Environment;
let gateway: GatewayProcess;
beforeAll(async () => {
  database = await makeDatabase('empty');
  environment = processEnvironment(dataDir, database?.url);
  gateway = await startGateway(environment);
});
afterAll(async () => {
  await gateway.end('SIGKILL');
  await database?.drop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function signIn(to: GatewayProcess): Promise<string> {
  const captcha = await to.call('mall.Login.getCode');
  const fields = { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: captchaAnswer, verificationCode: captcha.data.code };
  return (await to.call('mall.Login.login', fields)).data.access_id;
}

async function guestWithCart(to: GatewayProcess): Promise<string> {
  return (await to.call('mall.Product.addCart', { pro_id: 1001, attribute_id: 10011, num: 2 })).data.access_id;
}

const piecesOf = async (at: GatewayProcess, token: string) => (await at.call('mall.Cart.index', {}, { token })).data.selected_num;

describe('a running gateway', () => {
  test('has created and seeded its mall, is alive and ready', async () => {
    expect(await gateway.call('mall.Product.index', { pro_id: 1001 })).toMatchObject({ http: 200, code: '200' });
    const health = await fetch(`${gateway.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    const ready = await fetch(`${gateway.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  });

  test('locks its folder: a second start on it is refused and changes nothing', async () => {
    const owner = readFileSync(join(dataDir, 'gateway.pid'), 'utf8');
    expectRefusal(await runGateway(environment), /folder .* is in use/);
    expect(readFileSync(join(dataDir, 'gateway.pid'), 'utf8')).toBe(owner);
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    expect((await mall(environment, 'verify')).code).toBe(0);
  });

  test('occupies its port: another gateway on it is refused and releases its own folder', { tags: 'matrix' }, async () => {
    const folder = newFolder();
    const { database: seeded, url, drop } = await openSeeded(join(folder, 'pglite'));
    await seeded.close();
    const other = processEnvironment(folder, url);
    expectRefusal(await runGateway({ ...other, GATEWAY_PORT: new URL(gateway.url).port }), /Port \d+ is in use/);
    expect(['gateway.pid', 'admin.sock'].filter((file) => existsSync(join(folder, file)))).toEqual([]);
    const again = await startGateway(other);
    expect(await again.call('mall.Index.search')).toMatchObject({ code: '200', data: { total: 36 } });
    await again.end('SIGKILL');
    await drop();
  });

  test('accepts commands only from its own user', () => {
    expect(statSync(join(dataDir, 'admin.sock')).mode & 0o777).toBe(0o600);
  });
});

describe('the mall command, while the gateway runs', () => {
  test('verifies money and stock', async () => {
    expect(await mall(environment, 'verify')).toMatchObject({ code: 0, stdout: 'Money and stock are consistent.\n', stderr: '' });
  });

  test('ships a paid order, and no other', async () => {
    const token = await signIn(gateway);
    const order = await buyOne({ call: gateway.call, token, password: '246810' });
    expect(await mall(environment, 'ship', order.sNo, 'SF', 'SF123')).toMatchObject({ code: 0, stderr: '' });
    const { data } = await gateway.call('mall.Order.orderDetails', { order_id: order.order_id }, { token });
    expect(data).toMatchObject({ status: 2, logistics: { list: [{ kuaidi_name: 'SF', courier_num: 'SF123' }] } });
    for (const args of [[order.sNo, 'SF', 'SF124'], ['GM1', 'SF', 'SF1'], [order.sNo]]) {
      expectRefusal(await mall(environment, 'ship', ...args), /\.$/);
    }
  });

  test('closes the mall: within two seconds every operation returns the notice, and none does once it is open again', async () => {
    const asked = [...operations.values()];
    const codeOf = async (operation: Operation) => (await gateway.call(operation.api, fieldsOf(operation, exampleOf(operation)))).code;
    const openedAndClosed = async () => {
      const codes = await Promise.all(asked.map(codeOf));
      return new Set(codes.map((code) => (code === '4003' ? 'closed' : 'open')));
    };
    const home = async () => (await gateway.call('mall.Index.home')).code;
    expect(await mall(environment, 'maintenance', 'on')).toMatchObject({ code: 0, stderr: '' });
    expect(await until(async () => (await home()) === '4003', 2000)).toBe(true);
    expect(await openedAndClosed()).toEqual(new Set(['closed']));
    const { http, data } = await gateway.call('mall.User.getUserTell', { language: 'zh' });
    expect({ http, data }).toMatchObject({ http: 200, data: { systemMsgType: 1, systemMsgTitle: '商城维护中' } });
    expect(await mall(environment, 'maintenance', 'off')).toMatchObject({ code: 0, stderr: '' });
    expect(await until(async () => (await home()) === '200', 2000)).toBe(true);
    expect(await openedAndClosed()).toEqual(new Set(['open']));
  });

  test('reports an unknown command', async () => {
    expectRefusal(await mall(environment, 'maintenance', 'perhaps'), /on or off/);
    expect(await mall(environment, 'nonsense')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no command "nonsense".'),
    });
    expect(await mall(environment)).toMatchObject({ code: 1, stderr: expect.stringContaining('maintenance on|off') });
  });
});

describe('a gateway that receives SIGTERM', () => {
  /** Starts a call with an incomplete body: the gateway has received its headers and waits for the rest. */
  async function callUnderWay(): Promise<{ finish: () => Promise<string> }> {
    const body = 'api=mall.Product.index&pro_id=1001';
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length, expect: '100-continue' };
    const outgoing = request(`${gateway.url}/api/`, { method: 'POST', headers });
    outgoing.flushHeaders();
    await once(outgoing, 'continue');
    outgoing.write(body.slice(0, 10));
    const answered = once(outgoing, 'response');
    // An unfinished call fails when the gateway exits; its error is ignored.
    answered.catch(() => undefined);
    return {
      finish: async () => {
        outgoing.end(body.slice(10));
        const [response] = await answered;
        return text(response);
      },
    };
  }

  const refusesCalls = () =>
    fetch(`${gateway.url}/healthz`).then(
      () => false,
      () => true,
    );

  test('finishes the running call, accepts no new one, exits with 0 within five seconds, and releases its folder', async () => {
    const guest = await guestWithCart(gateway);
    const { finish } = await callUnderWay();
    const started = performance.now();
    const ended = gateway.end('SIGTERM');
    expect(await until(refusesCalls, 4000)).toBe(true);
    expect(JSON.parse(await finish())).toMatchObject({ code: '200', data: { pro: { pro_id: 1001 } } });
    expect(await ended).toMatchObject({ code: 0, signal: null });
    expect(performance.now() - started).toBeLessThan(5000);
    expect(['gateway.pid', 'admin.sock'].filter((file) => existsSync(join(dataDir, file)))).toEqual([]);
    expect((await mall(environment, 'verify')).stdout).toBe('Money and stock are consistent.\n');

    gateway = await startGateway(environment);
    expect(await piecesOf(gateway, guest)).toBe(2);
  });

  test('does not wait for an unfinished request', { tags: 'matrix' }, async () => {
    await callUnderWay();
    const started = performance.now();
    expect(await gateway.end('SIGTERM')).toMatchObject({ code: 0, signal: null });
    expect(performance.now() - started).toBeLessThan(5000);
    gateway = await startGateway(environment);
  });

  test('takes over the folder of a killed gateway, with all data', async () => {
    const guest = await guestWithCart(gateway);
    expect(await gateway.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    expect(readFileSync(join(dataDir, 'gateway.pid'), 'utf8')).toMatch(new RegExp(`^${gateway.pid} `));
    gateway = await startGateway(environment);
    expect(await piecesOf(gateway, guest)).toBe(2);
  });

  test('does not start with a MALL_SECRET other than the one its database was encrypted with', async () => {
    await gateway.end('SIGTERM');
    const refused = await runGateway({ ...environment, MALL_SECRET: 'another-secret-for-tests-only-00000' });
    expectRefusal(refused, /MALL_SECRET is not the one that this database was encrypted with/);
    gateway = await startGateway(environment);
  });

  test('claim 6: preserves the lock of a wallet after a kill', async () => {
    const token = await signIn(gateway);
    const tryPassword = async () => (await gateway.call('mall.User.paymentPassword', { password: '000000' }, { token })).code;
    for (let tries = 0; tries < 5; tries += 1) await tryPassword();
    await gateway.end('SIGKILL');
    gateway = await startGateway(environment);
    expect(await tryPassword()).toBe('50736');
  });

  const pids = [
    { content: 'an id that has come to belong to a stranger since', pid: `${process.pid} long ago`, tags: [] },
    { content: 'the id of a process that is no more', pid: String(deadProcess()), tags: [] },
    { content: 'nothing', pid: '', tags: ['matrix'] },
    { content: 'nonsense', pid: 'nonsense', tags: ['matrix'] },
    { content: 'zero', pid: '0', tags: ['matrix'] },
    { content: 'a number below zero', pid: '-1', tags: ['matrix'] },
  ];
  // The pid file is read before a database is opened, so one case is enough on PostgreSQL.
  for (const { content, pid, tags } of inject('postgres') ? pids.slice(0, 1) : pids) {
    test(`takes over a folder whose pid file contains ${content}`, { tags }, async () => {
      await gateway.end('SIGTERM');
      writeFileSync(join(dataDir, 'gateway.pid'), pid);
      gateway = await startGateway(environment);
      expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    });
  }
});

/** Returns the id of a process that has exited. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}
