/** Renders the demo's images before the first visitor, in a separate process at the lowest priority, which uses only idle time. */

import { constants, setPriority } from 'node:os';
import { imagesToPrerender } from '@mall/demo';
import { readSettings } from '../settings.ts';
import { writeLogLine } from '../shared/write-log-line.ts';
import { openMedia } from './media.ts';

/** The store renders two concurrently; a third would only wait. */
const atOnce = 2;

async function warm(): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  const media = await openMedia(readSettings(process.env).dataDir);
  const waiting = imagesToPrerender()[Symbol.iterator]();
  const work = async () => {
    for (const { path, width } of waiting) await media.find(path, String(width));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

try {
  await warm();
  process.exit(0);
} catch (error) {
  writeLogLine('warn', 'the images were not rendered ahead', { err: String(error) });
  process.exit(1);
}
