import { Eyebrow } from '@mall/ui';
import { styled } from '@mui/material/styles';
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
  /** What the page is about; stands below the title. */
  readonly lead?: string;
  readonly description: string;
  /** Beside the title: what is done most. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the account: its head, and what stands below. Search engines have no business here. */
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
