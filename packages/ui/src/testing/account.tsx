import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { LanguageCode } from '../i18n/languages.ts';
import { Container } from '../primitives/Container/Container.tsx';
import { UiLink } from '../primitives/UiLink/UiLink.tsx';
import { StoryShell } from './shell.tsx';

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  alignItems: 'start',
  paddingBlock: theme.spacing(3, 8),
  '& > nav ul': {
    display: 'flex',
    gap: theme.spacing(3),
    overflowX: 'auto',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& > nav a': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    minHeight: theme.mall.size.target,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.roles.inkSoft,
  },
  '& > nav a[aria-current]': { color: theme.vars.palette.roles.ink, fontWeight: 500 },
  '& > nav a:focus-visible': { outlineOffset: `calc(-1 * ${theme.mall.border.focusOffset})` },
  '& > .page': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(4), minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `${theme.mall.size.column} minmax(0, 1fr)`,
    columnGap: theme.spacing(8),
    paddingBlock: theme.spacing(8, 14),
    '& > nav ul': { flexDirection: 'column', gap: 0, borderBlockEnd: 0 },
    '& > nav a': {
      borderInlineStart: `${theme.mall.border.strong} solid ${theme.vars.palette.roles.hairline}`,
      paddingInlineStart: theme.spacing(2),
    },
    '& > nav a[aria-current]': { borderColor: theme.vars.palette.roles.green },
  },
}));

const entries = {
  en: { label: 'My account', names: ['My orders', 'After-sales', 'Coupons', 'Wallet', 'Addresses', 'Messages'] },
  zh: { label: '我的账户', names: ['我的订单', '售后服务', '优惠券', '钱包', '收货地址', '消息'] },
};

interface StoryAccountProps {
  readonly language: LanguageCode;
  /** Place of the open entry in the menu, from 0. */
  readonly entry: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of the account area, for stories: its menu beside it, on a phone above it. */
export function StoryAccount({ language, entry, title, children }: StoryAccountProps) {
  const { label, names } = entries[language === 'en' ? 'en' : 'zh'];
  return (
    <StoryShell language={language}>
      <Columns>
        <nav aria-label={label}>
          <ul>
            {names.map((name, at) => (
              <li key={name}>
                <UiLink look="quiet" href={`#account-${at}`} {...(at === entry ? { 'aria-current': 'page' } : {})}>
                  {name}
                </UiLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="page">
          <Typography variant="h1">{title}</Typography>
          {children}
        </div>
      </Columns>
    </StoryShell>
  );
}
