import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Benefit } from '../membership.ts';
import { toBenefit } from './to-benefit.server.ts';

/** What members would miss. */
export async function loadBenefits({ mall }: Gateway): Promise<readonly Benefit[]> {
  const { memberConfig } = await mall.membership.settle({});
  return memberConfig.member_equity.map(toBenefit);
}

/** Ends the reminder to renew, for this term. */
export async function silenceReminder({ mall }: Gateway): Promise<void> {
  await mall.membership.dismissReminder();
}
