import { Fault } from '../dispatch/fault.ts';
import { messageOf } from '../dispatch/messages.ts';
import { shipOrder } from '../domains/orders/ship-order.ts';
import { afterSale } from './after-sale-command.ts';
import { announce } from './announce-command.ts';
import { type BackOffice, type Command, done, type Outcome, type Usage } from './command.ts';
import { invoice } from './invoice-command.ts';
import { jobs } from './jobs-command.ts';
import { maintenance } from './maintenance-command.ts';
import { outbox } from './outbox-command.ts';
import { pickup } from './pickup-command.ts';
import { refund } from './refund-command.ts';
import { review } from './review-command.ts';
import { search } from './search-command.ts';
import { seed } from './seed-command.ts';
import { shop } from './shop-command.ts';
import { status } from './status-command.ts';
import { verify } from './verify.ts';
import { withdrawal } from './withdrawal-command.ts';

const commands: Readonly<Record<string, Command>> = {
  verify: {
    usage: [{ syntax: 'verify', description: 'Check money and stock for consistency.' }],
    run: async (_args, { db }) => {
      const findings = await verify(db);
      if (findings.length === 0) return done('Money and stock are consistent.');
      return { ok: false, lines: findings.map(({ check, id, detail }) => `Inconsistent: ${check} (${id}: ${detail})`) };
    },
  },
  ship: {
    usage: [{ syntax: 'ship ORDER COURIER PARCEL', description: 'Mark a paid order as shipped.' }],
    run: async ([number, courier, parcelNumber], { db, clock }) => {
      if (!number || !courier || !parcelNumber) return { ok: false, lines: ['ship needs an order number, a courier and a parcel number.'] };
      await shipOrder(db, number, { courier, parcelNumber }, clock.now());
      return done(`Order ${number} is on its way with ${courier}, parcel ${parcelNumber}.`);
    },
  },
  'after-sale': afterSale,
  announce,
  invoice,
  jobs,
  maintenance,
  pickup,
  refund,
  review,
  search,
  seed,
  shop,
  status,
  outbox,
  withdrawal,
};

const syntaxWidth = 30;

/** Formats a form of a command: the description beside a short syntax, below a long one. */
function formatUsage({ syntax, description }: Usage): readonly string[] {
  const indent = ' '.repeat(syntaxWidth);
  return syntax.length < syntaxWidth ? [`  ${syntax.padEnd(syntaxWidth)}${description}`] : [`  ${syntax}`, `  ${indent}${description}`];
}

/** The help of `mall`. */
export const usage: readonly string[] = [
  'Usage: mall COMMAND',
  '',
  ...Object.values(commands).flatMap((command) => command.usage.flatMap(formatUsage)),
];

/** Runs a back-office command. A refusal that a shopper would get as a code is returned as a message. */
export async function runCommand(name: string, args: readonly string[], office: BackOffice): Promise<Outcome> {
  const command = commands[name];
  if (!command) return { ok: false, lines: [`There is no command "${name}".`, ...usage] };
  try {
    return await command.run(args, office);
  } catch (error) {
    if (error instanceof Fault) return { ok: false, lines: [messageOf(error.code, 'en')] };
    throw error;
  }
}
