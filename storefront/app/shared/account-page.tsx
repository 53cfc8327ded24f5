import { Eyebrow, styled } from '@mall/ui';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Seo } from './seo/seo.tsx';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& > .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: theme.spacing(2, 4) },
  '& > .head > div': { maxWidth: theme.mall.size.formWide },
}));

interface AccountPageProps {
  readonly eyebrow: string;
  readonly title: string;
  /** A description of the page, below the title. */
  readonly lead?: string;
  readonly description: string;
  /** The most frequent action, next to the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a page of the account with its head and content. Not indexed by search engines. */
export function AccountPage({ eyebrow, title, lead, description, action, children }: AccountPageProps) {
  return (
    <Page>
      <Seo title={title} description={description} indexed={false} />
      <div className="head">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Typography variant="h1">{title}</Typography>
          {lead && <Typography color="textSecondary">{lead}</Typography>}
        </div>
        {action}
      </div>
      {children}
    </Page>
  );
}
