import { wireDateTime } from '../shared/clock.ts';
import { type Figure, readStatus } from '../status/read-status.ts';
import type { Command } from './command.ts';

const lineOf = ({ value, text }: Figure) => `${String(value).padStart(8)}  ${text}`;

/** `mall status`: prints an overview for the operator on call. */
export const status: Command = {
  usage: [{ syntax: 'status', description: 'Count pending and failed records; exit with code 1 when something needs attention.' }],
  run: async (_args, { db, clock }) => {
    const began = performance.now();
    const figures = await readStatus(db, clock.now());
    const milliseconds = Math.round(performance.now() - began);
    const alarms = figures.filter(({ needsAttention, value }) => needsAttention && value > 0);
    return {
      ok: alarms.length === 0,
      lines: [
        `${wireDateTime(clock.now())}  The database answered in ${milliseconds} ms.`,
        '',
        ...figures.filter(({ needsAttention }) => !needsAttention).map(lineOf),
        '',
        ...(alarms.length === 0 ? ['Nothing needs attention.'] : ['Needs attention:', ...alarms.map(lineOf)]),
      ],
    };
  },
};
