// @module-tag matrix

import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectWithin, faultOptions, injectUnderLoad } from '../../support/processes/inject-fault.ts';
import type { GatewayProcess } from '../../support/processes/process.ts';
import { openTwoGateways, type TwoGateways } from '../../support/processes/two-gateways.ts';

const requestTimeoutMs = 2000;

let two: TwoGateways;

beforeAll(async () => {
  two = await openTwoGateways({ environment: { MALL_REQUEST_TIMEOUT_MS: String(requestTimeoutMs) } });
});
afterAll(() => two.close());

/** Sends forms of ten megabytes to both gateways, which refuse each of them. */
async function sendLargeForms(): Promise<void> {
  const body = 'a=1&'.repeat(2_600_000);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = ({ url }: GatewayProcess) =>
    fetch(`${url}/api/`, { method: 'POST', headers, body }).then(
      ({ status }) => status,
      // The gateway closes the connection of a client that continues to send after the refusal.
      () => 413,
    );
  const { gateways } = two;
  expect(new Set(await Promise.all([...gateways, ...gateways, ...gateways].map(send)))).toEqual(new Set([413]));
}

/** Opens connections whose requests stay unfinished; the gateways close each of them. */
async function openSlowClients(): Promise<void> {
  const begin = (url: string) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(socket));
      socket.once('error', reject).resume();
      socket.write(
        'POST /api/ HTTP/1.1\r\nHost: mall\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\napi=',
      );
    });
  const sockets = await Promise.all(Array.from({ length: 300 }, (_, index) => begin(two.gatewayAt(index % 2).url)));
  await expectWithin(async () => sockets.every(({ closed }) => closed));
}

describe('two gateways under load', faultOptions, () => {
  test('continue selling when clients send forms of ten megabytes', () =>
    injectUnderLoad(two, { name: 'large forms', inject: sendLargeForms }));

  test('continue selling when 300 clients do not finish their requests', () =>
    injectUnderLoad(two, { name: 'slow clients', inject: openSlowClients }));
});
