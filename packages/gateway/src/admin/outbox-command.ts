import { readOutbox } from '../messenger/messenger.ts';
import { wireDateTime } from '../shared/clock.ts';
import { type Command, done } from './command.ts';

const most = 20;

/** `mall outbox`: what the demo would have sent by SMS or e-mail. */
export const outbox: Command = {
  usage: ['outbox                         print the newest codes that the demo sent'],
  run: async (_args, { db }) => {
    const messages = await readOutbox(db, most);
    if (messages.length === 0) return done('Nothing was sent.');
    return done(...messages.map(({ to, text, at }) => `${wireDateTime(at)}  ${to}  ${text}`));
  },
};
