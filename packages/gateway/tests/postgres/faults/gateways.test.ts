import { hash } from 'node:crypto';
import { readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../support/processes/free-port.ts';
import { expectWithin, faultOptions, injectUnderLoad } from '../../support/processes/inject-fault.ts';
import type { GatewayProcess } from '../../support/processes/process.ts';
import { first, openTwoGateways, second, type TwoGateways } from '../../support/processes/two-gateways.ts';

const clockAhead = fileURLToPath(new URL('../../support/processes/clock-ahead.ts', import.meta.url));

/** Calls in progress at a killed gateway get no response. */
const alsoAllowed = ['no response'];
const images = ['mall/logo', 'shops/flagship/logo', 'shops/atelier/logo', 'shops/wellness/logo'].flatMap((path) =>
  [320, 640, 960].map((width) => `${path}?w=${width}`),
);

let two: TwoGateways;

beforeAll(async () => {
  two = await openTwoGateways();
});
afterAll(() => two.close());

/** Returns the status of an image and the digest of its content. */
async function showImage({ url }: GatewayProcess, image: string): Promise<string> {
  const response = await fetch(`${url}/media/${image}`);
  const content = Buffer.from(await response.arrayBuffer());
  return `${response.status} ${hash('sha256', content)}`;
}

const showImages = (gateway: GatewayProcess) => Promise.all(images.map((image) => showImage(gateway, image)));
const mediaFolderOf = (place: number) => join(two.environmentAt(place).MALL_DATA_DIR ?? '', 'media');

/** Deletes the images stored by the first gateway; writing each of them fails once as on a full disk: ENOSPC. */
async function fillDiskOfFirst(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const kept = join(mediaFolderOf(first), file);
    await rm(kept, { force: true });
    await symlink('/dev/full', `${kept}.${two.gatewayAt(first).pid}.draft`);
  }
}

describe('two gateways under load', faultOptions, () => {
  test('continue selling when one of them is killed and restarted', async () => {
    await injectUnderLoad(two, { name: 'gateway killed', inject: () => two.restart(second), alsoAllowed });
  });

  test('preserve orders, payments and sessions when the clock of one of them is an hour ahead', { tags: 'matrix' }, async () => {
    const metricsPort = await freePort();
    const hasClosedDueOrders = async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return /mall_job_rounds_total\{job="unpaid-orders",result="ok"\} [1-9]/.test(metrics);
    };
    const inject = async () => {
      await two.restart(second, { NODE_OPTIONS: `--import=${clockAhead}`, GATEWAY_METRICS_PORT: String(metricsPort) });
      // Orders expire after an hour: by its own clock this gateway would close them in its first round.
      await expectWithin(hasClosedDueOrders);
    };
    try {
      await injectUnderLoad(two, { name: 'clock an hour ahead', inject, alsoAllowed });
    } finally {
      await two.restart(second);
    }
  });

  test('continue selling and serving images when the disk of one of them is full', { tags: 'matrix' }, async () => {
    const expected = await showImages(two.gatewayAt(second));
    const files = await readdir(mediaFolderOf(second));
    await fillDiskOfFirst(files);
    const inject = async () => {
      expect(await showImages(two.gatewayAt(first))).toEqual(expected);
      expect(await readdir(mediaFolderOf(first))).toEqual([]);
    };
    await injectUnderLoad(two, { name: 'disk full', inject });
    expect(await showImages(two.gatewayAt(first))).toEqual(expected);
    expect((await readdir(mediaFolderOf(first))).toSorted()).toEqual(files.toSorted());
  });
});
