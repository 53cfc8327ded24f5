import { Container, UiLink } from '@mall/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  paddingBlock: theme.spacing(3, 8),
  '& > nav': { minWidth: 0 },
  '& > div': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `${theme.mall.size.column} minmax(0, 1fr)`,
    columnGap: theme.spacing(8),
    paddingBlock: theme.spacing(8, 14),
  },
}));

const Menu = styled('nav')(({ theme }) => ({
  '& > p': {
    ...theme.typography.overline,
    display: 'none',
    margin: 0,
    marginBlockEnd: theme.spacing(2),
    color: theme.vars.palette.roles.clay,
    [theme.breakpoints.up('md')]: { display: 'block' },
  },
  '& ul': {
    display: 'flex',
    gap: theme.spacing(3),
    overflowX: 'auto',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
    [theme.breakpoints.up('md')]: { flexDirection: 'column', gap: 0, borderBlockEnd: 0 },
  },
  '& a': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    minHeight: theme.mall.size.target,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.roles.inkSoft,
    borderBlockEnd: `${theme.mall.border.strong} solid transparent`,
    [theme.breakpoints.up('md')]: {
      borderBlockEnd: 0,
      borderInlineStart: `${theme.mall.border.strong} solid ${theme.vars.palette.roles.hairline}`,
      paddingInlineStart: theme.spacing(2),
    },
  },
  '& a[aria-current]': { color: theme.vars.palette.roles.ink, fontWeight: 500, borderColor: theme.vars.palette.roles.green },
  '& a:focus-visible': { outlineOffset: `calc(-1 * ${theme.mall.border.focusOffset})` },
}));

/** An entry of the account's menu. */
export interface AccountEntry {
  readonly name: 'orders' | 'addresses';
  readonly href: string;
  /** The open page is this one, or belongs to it. */
  readonly current: 'page' | 'true' | undefined;
}

/** The account area: its menu beside the page, on a phone above it. */
export function AccountFrame({ entries, children }: { entries: readonly AccountEntry[]; children: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <Columns>
      <Menu aria-label={t('menu.label')}>
        <p>{t('menu.label')}</p>
        <ul>
          {entries.map(({ name, href, current }) => (
            <li key={name}>
              <UiLink look="quiet" href={href} {...(current ? { 'aria-current': current } : {})}>
                {t(`menu.${name}`)}
              </UiLink>
            </li>
          ))}
        </ul>
      </Menu>
      <div>{children}</div>
    </Columns>
  );
}
