import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { LanguageCode } from '../i18n/languages.ts';
import { AccountMenu, type AccountPage } from '../navigation/AccountMenu/AccountMenu.tsx';
import { Columns } from '../primitives/Columns/Columns.tsx';
import { Container } from '../primitives/Container/Container.tsx';
import { StoryShell } from './shell.tsx';

const Frame = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(3, 8),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8, 14) },
}));

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

/** Every page of the account; the addresses lead nowhere. */
export const storyAccountHrefs = {
  home: '#account',
  orders: '#orders',
  afterSales: '#after-sales',
  invoices: '#invoices',
  wallet: '#wallet',
  bankCards: '#bank-cards',
  coupons: '#coupons',
  points: '#points',
  membership: '#membership',
  messages: '#messages',
  collection: '#collection',
  addresses: '#addresses',
  profile: '#profile',
  security: '#security',
} as const satisfies Record<AccountPage, string>;

interface StoryAccountProps {
  readonly language: LanguageCode;
  /** The row of the menu that is lit. */
  readonly current: AccountPage;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of the account area, for stories: its menu beside it, on a phone above it. */
export function StoryAccount({ language, current, title, children }: StoryAccountProps) {
  return (
    <StoryShell language={language} signedIn>
      <Frame>
        <Columns side={<AccountMenu hrefs={storyAccountHrefs} current={current} counts={{ orders: 2, coupons: 2, messages: 3 }} />}>
          <Page>
            <Typography variant="h1">{title}</Typography>
            {children}
          </Page>
        </Columns>
      </Frame>
    </StoryShell>
  );
}
