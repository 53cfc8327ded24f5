import { Columns, Container, styled } from '@mall/ui';
import { AccountMenu } from '@mall/ui/navigation/AccountMenu';
import type { ReactNode } from 'react';
import { menuHrefs, menuPageOf } from '../account-menu.ts';

const Frame = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(3, 8),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8, 14) },
}));

/** Renders the account area: the menu next to the page, on a phone above it. */
export function AccountFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  const current = menuPageOf(pathname);
  return (
    <Frame>
      <Columns side={<AccountMenu hrefs={menuHrefs} {...(current && { current })} />}>{children}</Columns>
    </Frame>
  );
}
