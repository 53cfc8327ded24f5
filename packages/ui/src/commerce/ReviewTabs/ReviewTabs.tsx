import { useUiText } from '../../i18n/useUiText.ts';
import { TabLinks } from '../../navigation/Tabs/TabLinks.tsx';
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

const texts = { all: 'review.all', withPictures: 'review.withPictures', withFollowUp: 'review.withFollowUp' } as const;

/** The reviews by kind, as links with their number. */
export function ReviewTabs({ current, counts, hrefs, ...root }: ReviewTabsProps) {
  const say = useUiText();
  const links = reviewTabs.map((tab) => ({ label: say(texts[tab]), href: hrefs[tab], count: counts[tab] }));
  return <TabLinks {...root} label={say('review.tabs')} links={links} current={hrefs[current]} />;
}
