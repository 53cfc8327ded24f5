import { MemberPriceNote } from '@mall/ui';
import { Suspense, use } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { loader as layoutLoader } from '#app/routes/layouts/main.tsx';

interface MemberNoteProps {
  /** What members pay. */
  readonly price: string;
  /** Where a membership is opened. */
  readonly href: string;
}

/** What members pay for a product: theirs to a member, a reason to become one to everybody else; nothing while no membership is sold. */
export function MemberNote(props: MemberNoteProps) {
  const shell = useRouteLoaderData<typeof layoutLoader>('routes/layouts/main')?.shell;
  return (
    <Suspense fallback={<MemberPriceNote {...props} />}>
      <Known shell={shell} {...props} />
    </Suspense>
  );
}

interface MemberFacts {
  readonly isMember: boolean;
  readonly sellsMemberships: boolean;
}

function Known({ shell, ...props }: MemberNoteProps & { readonly shell: MemberFacts | undefined | Promise<MemberFacts | undefined> }) {
  const { isMember, sellsMemberships } = (shell instanceof Promise ? use(shell) : shell) ?? { isMember: false, sellsMemberships: true };
  return sellsMemberships && <MemberPriceNote {...props} isMember={isMember} />;
}
