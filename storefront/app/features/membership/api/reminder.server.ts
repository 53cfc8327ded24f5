import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Benefit } from '../membership.ts';
import { toBenefit } from './to-benefit.server.ts';

/** Loads the benefits that an expired membership would lose. */
export async function loadBenefits({ mall }: Gateway): Promise<readonly Benefit[]> {
  const { memberConfig } = await mall.membership.settle({});
  return memberConfig.member_equity.map(toBenefit);
}

/** Disables the renewal reminder for this term. */
export async function silenceReminder({ mall }: Gateway): Promise<void> {
  await mall.membership.dismissReminder();
}
