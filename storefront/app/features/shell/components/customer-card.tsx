import { MemberCard } from '@mall/ui/navigation/MemberCard';
import type { ShellCustomer } from '../shell.ts';

interface CustomerCardProps {
  readonly name: string;
  readonly isMember: boolean;
  readonly customer: ShellCustomer;
  /** The page where a membership can be bought or renewed; undefined while none is sold. */
  readonly membershipHref: string | undefined;
}

/** Renders the customer's card below their name in the header. */
export function CustomerCard({ name, isMember, customer, membershipHref }: CustomerCardProps) {
  const { image, memberUntil } = customer;
  return (
    <MemberCard
      name={name}
      isMember={isMember}
      {...(image && { imageUrl: image })}
      {...(memberUntil !== undefined && { until: memberUntil })}
      {...(membershipHref !== undefined && { membershipHref })}
    />
  );
}
