import { type ClientParts, consumeClientRateLimit, type Limit } from '../../limits/limits.ts';
import { checkSignature } from '../../providers/signature.ts';
import { type Cents, parseMoney } from '../../shared/money.ts';
import { countRefusedNotice, recordNotice } from './repository.ts';
import type { NoticeOutcome } from './schema.ts';
import { settleCharge } from './settle-charge.ts';

/** A received notice. */
export interface Notice {
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A payment that the provider reports. */
interface ReportedPayment {
  readonly reference: string;
  readonly amount: Cents;
}

/** The provider signs its notices, so this many without a valid signature are not the provider's. */
const unsignedNotices: Limit = { name: 'unsigned-notices', max: 300, minutes: 60 };

/**
 * Processes a notice of the payment provider. Its outcome is stored; a notice without a valid signature is only counted.
 * @throws {@link Fault} `too_busy` when too many without a valid signature came from one network address.
 */
export async function takeNotice({ body, headers }: Notice, parts: ClientParts): Promise<NoticeOutcome> {
  const { db, settings, clock } = parts;
  const now = clock.now();
  const signature = checkSignature(body, headers, settings.paymentSecret, now);
  if (signature !== 'right') {
    await consumeClientRateLimit(unsignedNotices, parts);
    const refused = signature === 'stale' ? 'stale' : 'badly_signed';
    await countRefusedNotice(db, refused, now.toISOString().slice(0, 10));
    return refused;
  }
  const reported = readNotice(body);
  if (!reported) {
    await recordNotice(db, '', 'unreadable', now);
    return 'unreadable';
  }
  const { reference } = reported;
  return db.transaction(async (tx) => {
    const outcome = await settleCharge(tx, reference, reported.amount, now);
    await recordNotice(tx, reference, outcome, now);
    return outcome;
  });
}

/** Parses `{reference, paid}`: the amount paid for a charge. */
function readNotice(body: string): ReportedPayment | undefined {
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read !== 'object' || read === null || !('reference' in read) || !('paid' in read)) return undefined;
    const { reference, paid } = read;
    if (typeof reference !== 'string' || !/^[0-9a-f]{32}$/.test(reference) || typeof paid !== 'string') return undefined;
    return { reference, amount: parseMoney(paid) };
  } catch {
    // Not JSON, or no amount: recorded as unreadable.
    return undefined;
  }
}
