import { styled } from '@mui/material/styles';
import { useUiText } from '../../i18n/useUiText.ts';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../theme/rootProps.ts';

/** Which reviews are shown: all, those with pictures, those with something added later. */
export const reviewTabs = ['all', 'withPictures', 'withFollowUp'] as const;

/** A tab of the reviews. */
export type ReviewTab = (typeof reviewTabs)[number];

/** Props of {@link ReviewTabs}. */
export interface ReviewTabsProps extends RootProps<'nav'> {
  /** The tab whose reviews are shown. */
  current: ReviewTab;
  /** How many reviews each tab has. */
  counts: Readonly<Record<ReviewTab, number>>;
  /** Address of each tab. */
  hrefs: Readonly<Record<ReviewTab, string>>;
}

const Root = styled('nav')(({ theme }) => ({
  overflowX: 'auto',
  borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& ul': { display: 'flex', gap: theme.spacing(3), listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    minHeight: theme.mall.size.target,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.roles.inkSoft,
    borderBlockEnd: `${theme.mall.border.strong} solid transparent`,
  },
  '& a[aria-current]': { color: theme.vars.palette.roles.ink, fontWeight: 500, borderColor: theme.vars.palette.roles.green },
  '& a:focus-visible': { outlineOffset: `calc(-1 * ${theme.mall.border.focusOffset})` },
}));

const texts = { all: 'review.all', withPictures: 'review.withPictures', withFollowUp: 'review.withFollowUp' } as const;

/** The reviews by kind, as links with their number. */
export function ReviewTabs({ current, counts, hrefs, ...root }: ReviewTabsProps) {
  const say = useUiText();
  return (
    <Root {...root} aria-label={say('review.tabs')}>
      <ul>
        {reviewTabs.map((tab) => (
          <li key={tab}>
            <UiLink look="quiet" href={hrefs[tab]} {...(tab === current ? { 'aria-current': 'page' } : {})}>
              {say(texts[tab], { count: counts[tab] })}
            </UiLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
