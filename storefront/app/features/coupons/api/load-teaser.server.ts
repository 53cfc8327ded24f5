import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { CentreCoupon } from '../centre.ts';
import { loadCentre } from './load-centre.server.ts';

const shown = 3;

/** Loads a few of the mall's available coupons; none when the call fails. The client has logged the error. */
export async function loadCouponTeaser(mall: Gateway): Promise<readonly CentreCoupon[]> {
  const centre = await loadCentre(mall, 'mall', 1).catch(() => undefined);
  return (centre?.coupons ?? [])
    .filter(({ state, isForMembership }) => !isForMembership && (state === 'open' || state === 'held'))
    .slice(0, shown);
}
