import { styled, UiLink } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brandPages, type ContentPage, helpPages, isHelpPage } from '../pages.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  paddingBlock: theme.spacing(3, 8),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `${theme.mall.size.tile} minmax(0, 1fr)`,
    columnGap: theme.spacing(8),
    paddingBlock: theme.spacing(5, 16),
  },
  // The text comes first on a phone, and in the reading order everywhere.
  '& > nav': {
    [theme.breakpoints.up('md')]: { gridColumn: 1, gridRow: 1, position: 'sticky', insetBlockStart: theme.spacing(4), alignSelf: 'start' },
  },
  '& > article': { [theme.breakpoints.up('md')]: { gridColumn: 2, gridRow: 1 } },
}));

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  paddingBlockStart: theme.spacing(1),
  // In one column the links would be longer than the text above them.
  [theme.breakpoints.down('md')]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: theme.spacing(2) },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: theme.spacing(4.5),
    color: theme.vars.palette.roles.inkSoft,
    [theme.breakpoints.down('md')]: { minHeight: theme.mall.size.target },
  },
  '& a[aria-current]': { color: theme.vars.palette.roles.ink, fontWeight: theme.typography.fontWeightMedium },
}));

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0, marginBlock: theme.spacing(4, 1.5) }));

interface ContentFrameProps {
  readonly page: ContentPage;
  readonly hrefOf: (page: ContentPage) => string;
  readonly children: ReactNode;
}

/** Returns a function that gives the label of a page in links. */
export function usePageName(): (page: ContentPage) => string {
  const { t } = useTranslation('content');
  return (page) => (isHelpPage(page) ? t(`help.pages.${page}`) : t(`pages.${page}.name`));
}

/** Renders a text page with links to the other pages next to it. */
export function ContentFrame({ page, hrefOf, children }: ContentFrameProps) {
  const { t } = useTranslation('content');
  const nameOf = usePageName();
  const listOf = (pages: readonly ContentPage[]) => (
    <List>
      {pages.map((other) => (
        <li key={other}>
          <UiLink look="quiet" href={hrefOf(other)} {...(other === page ? { 'aria-current': 'page' } : {})}>
            {nameOf(other)}
          </UiLink>
        </li>
      ))}
    </List>
  );
  return (
    <Columns>
      <article>{children}</article>
      <nav aria-label={t('navigation')}>
        {listOf(brandPages)}
        <Heading>{t('help.name')}</Heading>
        {listOf(helpPages)}
      </nav>
    </Columns>
  );
}
