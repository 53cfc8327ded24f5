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

/** What members pay for a product: theirs to a member, a reason to become one to everybody else. */
export function MemberNote(props: MemberNoteProps) {
  const shell = useRouteLoaderData<typeof layoutLoader>('routes/layouts/main')?.shell;
  const note = <MemberPriceNote {...props} />;
  return shell instanceof Promise ? (
    <Suspense fallback={note}>
      <Late shell={shell} {...props} />
    </Suspense>
  ) : (
    <MemberPriceNote {...props} isMember={shell?.isMember ?? false} />
  );
}

function Late({ shell, ...props }: MemberNoteProps & { readonly shell: Promise<{ readonly isMember: boolean } | undefined> }) {
  return <MemberPriceNote {...props} isMember={use(shell)?.isMember ?? false} />;
}
