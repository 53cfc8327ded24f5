import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Membership } from '../membership.ts';
import { toBenefit } from './to-benefit.server.ts';

/** Loads the customer's membership and its newest purchases. */
export async function loadMembership({ mall }: Gateway): Promise<Membership> {
  const { userInfo, memberEquity, buyRecord } = await mall.membership.show({ page: 1 });
  const endsAt = userInfo.grade_end ?? undefined;
  return {
    name: userInfo.user_name,
    endsAt,
    isMember: endsAt !== undefined && Date.parse(endsAt) > Date.now(),
    benefits: memberEquity.map(toBenefit),
    purchases: buyRecord.map(({ id, trade_no, memberTypeDesc, payTypeDesc, amount, addtime, endTime }) => ({
      id,
      number: trade_no,
      plan: memberTypeDesc,
      method: payTypeDesc,
      amount,
      paidAt: addtime ?? undefined,
      endsAt: endTime ?? undefined,
    })),
  };
}
