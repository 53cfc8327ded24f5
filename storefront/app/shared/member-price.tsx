import { MemberPriceNote } from '@mall/ui';
import { Suspense, use } from 'react';
import { useRouteLoaderData } from 'react-router-dom';

interface MemberFacts {
  readonly isMember: boolean;
  readonly sellsMemberships: boolean;
}

/** The part of the layout's data that this module reads. */
export interface MemberData {
  readonly shell: MemberFacts | undefined | Promise<MemberFacts | undefined>;
}

interface MemberNoteProps {
  /** The member price. */
  readonly price: string;
  /** The page where a membership can be bought. */
  readonly href: string;
}

/**
 * Renders the member price of a product, with a link to the membership for customers who are not members; nothing while no membership is
 * sold.
 */
export function MemberPrice(props: MemberNoteProps) {
  const shell = useRouteLoaderData<MemberData>('routes/layouts/main')?.shell;
  return (
    <Suspense fallback={<MemberPriceNote {...props} />}>
      <ResolvedMemberPrice shell={shell} {...props} />
    </Suspense>
  );
}

function ResolvedMemberPrice({ shell, ...props }: MemberNoteProps & { readonly shell: MemberData['shell'] | undefined }) {
  const { isMember, sellsMemberships } = (shell instanceof Promise ? use(shell) : shell) ?? { isMember: false, sellsMemberships: true };
  return sellsMemberships && <MemberPriceNote {...props} isMember={isMember} />;
}
