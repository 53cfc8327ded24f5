import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { addDays } from '../../shared/clock.ts';
import { type CampaignRow, countReceipt, findBegun, insertCoupon, takeFromCampaign } from './repository.ts';

/**
 * Issues a coupon of a campaign to the customer, in the caller's transaction.
 * @throws Fault `parameter_refused` when the campaign is unknown, `coupon_ended` when it has ended or is exhausted, `state_refuses` when
 * the customer's limit is reached.
 */
export async function receiveCoupon(tx: Db, customerId: number, campaignId: number, now: Date): Promise<void> {
  const campaign = await findBegun(tx, campaignId, now);
  if (!campaign) throw new Fault('parameter_refused', { errors: [{ field: 'id', rule: 'exists' }] });
  if (!(await takeFromCampaign(tx, campaignId, now))) throw new Fault('coupon_ended');
  if (!(await countReceipt(tx, campaignId, customerId, campaign.perCustomer))) throw new Fault('state_refuses');
  await insertCoupon(tx, { campaignId, customerId, receivedAt: now, expiresAt: expiryOf(campaign, now) });
}

/** Returns the expiry: some days after the claim, but never after the end of the campaign. */
function expiryOf({ validDays, endsAt }: CampaignRow, now: Date): Date | null {
  if (validDays === null) return endsAt;
  const last = addDays(now, validDays);
  return endsAt !== null && endsAt < last ? endsAt : last;
}
