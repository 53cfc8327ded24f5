import type { Db } from '../db/database.ts';
import { announce as publish, withdrawNotice } from '../domains/shell/publish-notice.ts';
import { addDays, wireDateTime } from '../shared/clock.ts';
import { type Command, commandError, done, type Outcome } from './command.ts';
import { noticeTextsUsage, noticeTextsWanted, readNoticeTexts } from './notice-texts.ts';

const usualDays = 7;

/** `mall announce`: publishes a notice that every shopper sees until they dismiss it. */
export const announce: Command = {
  usage: [
    {
      syntax: `announce [--days N] ${noticeTextsUsage}`,
      description: 'Publish an announcement in every language, for N days (7 by default).',
    },
    { syntax: 'announce end ID', description: 'End an announcement.' },
  ],
  run: async (args, { db, clock }) => {
    const [first, second, ...rest] = args;
    if (first === 'end') return end(second, db, clock.now());
    return first === '--days' ? start(second, rest, db, clock.now()) : start(String(usualDays), args, db, clock.now());
  },
};

async function start(days: string | undefined, words: readonly string[], db: Db, now: Date): Promise<Outcome> {
  const texts = readNoticeTexts(words);
  if (!/^[1-9]\d{0,2}$/.test(days ?? '') || !texts)
    return commandError(`announce needs a number of days up to 999, if any, and ${noticeTextsWanted}.`);
  const endsAt = addDays(now, Number(days));
  const id = await publish(db, texts, now, endsAt);
  return done(`Notice ${id} is shown until ${wireDateTime(endsAt)}.`);
}

async function end(id: string | undefined, db: Db, now: Date): Promise<Outcome> {
  if (!/^[1-9]\d{0,14}$/.test(id ?? '')) return commandError('announce end needs the number of a notice.');
  await withdrawNotice(db, Number(id), now);
  return done(`Notice ${id} is hidden.`);
}
