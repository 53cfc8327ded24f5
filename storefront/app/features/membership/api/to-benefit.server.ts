import type { Schemas } from '@mall/sdk';
import type { Benefit } from '../membership.ts';

/** Converts a membership benefit for display. */
export function toBenefit({ icon, equityName, detail }: Schemas['MembershipBenefit']): Benefit {
  return { name: equityName, ...(icon && { iconUrl: icon }), ...(detail && { detail }) };
}
