import type { Db } from '../../db/database.ts';
import { checkSignature } from '../../providers/signature.ts';
import type { Settings } from '../../settings.ts';
import { type Cents, parseMoney } from '../../shared/money.ts';
import { settleCharge } from './charge-service.ts';
import { recordNotice } from './repository.ts';
import type { NoticeOutcome } from './schema.ts';

/** A notice as it came through the door. */
export interface Notice {
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface Said {
  readonly reference: string;
  readonly amount: Cents;
}

/** Takes a notice of the payment provider. What came of it is written down, whatever it was. */
export async function takeNotice({ body, headers }: Notice, db: Db, settings: Settings, now: Date): Promise<NoticeOutcome> {
  const said = readNotice(body);
  const reference = said?.reference ?? '';
  const signature = checkSignature(body, headers, settings.paymentSecret, now);
  if (signature !== 'right' || !said) {
    const outcome = signature === 'wrong' ? 'badly_signed' : signature === 'stale' ? 'stale' : 'unreadable';
    await recordNotice(db, reference, outcome, now);
    return outcome;
  }
  return db.transaction(async (tx) => {
    const outcome = await settleCharge(tx, reference, said.amount, now);
    await recordNotice(tx, reference, outcome, now);
    return outcome;
  });
}

/** `{reference, paid}`: what was paid for a charge. */
function readNotice(body: string): Said | undefined {
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read !== 'object' || read === null || !('reference' in read) || !('paid' in read)) return undefined;
    const { reference, paid } = read;
    if (typeof reference !== 'string' || !/^[0-9a-f]{32}$/.test(reference) || typeof paid !== 'string') return undefined;
    return { reference, amount: parseMoney(paid) };
  } catch {
    return undefined;
  }
}
