import { setMaintenance } from '../domains/shell/publish-notice.ts';
import { type Command, commandError, done } from './command.ts';
import { noticeTextsUsage, noticeTextsWanted, readNoticeTexts } from './notice-texts.ts';

/** `mall maintenance`: closes the mall with a custom or the default notice, and opens it again. */
export const maintenance: Command = {
  usage: [
    { syntax: 'maintenance on|off', description: 'Start or end maintenance mode.' },
    { syntax: `maintenance on ${noticeTextsUsage}`, description: 'Start maintenance mode with this notice in place of the default one.' },
  ],
  run: async ([state, ...words], { db, clock }) => {
    if (state === 'off' && words.length === 0) {
      await setMaintenance(db, false, clock.now());
      return done('The mall is open.');
    }
    const texts = readNoticeTexts(words);
    if (state !== 'on' || (words.length > 0 && !texts))
      return commandError(`maintenance is on or off; on may be followed by ${noticeTextsWanted}.`);
    await setMaintenance(db, true, clock.now(), texts);
    return done('The mall is closed.');
  },
};
