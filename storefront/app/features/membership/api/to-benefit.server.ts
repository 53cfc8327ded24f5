import type { Schemas } from '@mall/sdk';
import type { Benefit } from '../membership.ts';

/** Something that members get, as pages show it. */
export function toBenefit({ icon, equityName, detail }: Schemas['MembershipBenefit']): Benefit {
  return { name: equityName, ...(icon && { iconUrl: icon }), ...(detail && { detail }) };
}
