import type { Context, Session } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { Owner } from './repository.ts';

/** Returns the owner of the session's cart; undefined for a visitor, who has none yet. */
export function ownerOf(session: Session): Owner | undefined {
  if (session.kind === 'customer') return { customerId: session.customerId };
  return session.kind === 'guest' ? { guestId: session.guestId } : undefined;
}

/** Returns the owner of the caller's cart. A visitor has no lines, so any line id is unknown. */
export function requireOwner({ session }: Pick<Context, 'session'>): Owner {
  const owner = ownerOf(session);
  if (!owner) throw unknownLine();
  return owner;
}

/** Creates the refusal of a line that does not exist or is not the caller's. */
export const unknownLine = () => new Fault('parameter_refused', { errors: [{ field: 'cart_id', rule: 'exists' }] });
