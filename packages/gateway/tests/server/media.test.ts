import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMedia } from '../../src/media/media.ts';

const path = 'mall/logo';
let dataDir: string;
let folder: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mall-media-'));
  folder = join(dataDir, 'media');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

test('an image is served although the disk is full, and no draft remains', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const media = await openMedia(dataDir);
  const image = await media.find(path, '320');
  const [name] = (await readdir(folder)).filter((file) => file.endsWith('-320.webp'));
  if (!image || name === undefined) throw new Error('The image was not rendered');
  await rm(folder, { recursive: true });
  await openMedia(dataDir);
  // Writing there fails as on a full disk: ENOSPC.
  await symlink('/dev/full', join(folder, `${name}.${process.pid}.draft`));
  expect(await media.find(path, '320')).toEqual(image);
  expect((await readdir(folder)).filter((file) => file.startsWith(name))).toEqual([]);
  expect(written.mock.calls.map(([line]) => String(line)).join()).toContain('ENOSPC');
  expect(await media.find(path, '320')).toEqual(image);
  expect(await readdir(folder)).toContain(name);
});

test('drafts of killed processes are deleted at startup, but not those being written', async () => {
  await openMedia(dataDir);
  const [old, fresh] = [join(folder, 'old-320.webp.1.draft'), join(folder, 'fresh-320.webp.2.draft')];
  for (const draft of [old, fresh]) await writeFile(draft, '');
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(old, longAgo, longAgo);
  await openMedia(dataDir);
  expect(await readdir(folder)).toEqual(['fresh-320.webp.2.draft']);
});
