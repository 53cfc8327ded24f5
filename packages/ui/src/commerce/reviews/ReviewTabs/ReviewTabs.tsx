import { useUiText } from '../../../i18n/useUiText.ts';
import { TabLinks } from '../../../navigation/Tabs/TabLinks.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';

/** A tab of the reviews. */
export type ReviewTab = 'all' | 'withImages' | 'withFollowUp';

/** Kinds of reviews: all, those with images, those with a follow-up. */
export const reviewTabs: readonly ReviewTab[] = ['all', 'withImages', 'withFollowUp'];

/** Props of {@link ReviewTabs}. */
export interface ReviewTabsProps extends RootProps<'nav'> {
  /** Selected tab. */
  current: ReviewTab;
  /** Number of reviews of each tab. */
  counts: Readonly<Record<ReviewTab, number>>;
  /** URL of each tab. */
  hrefs: Readonly<Record<ReviewTab, string>>;
}

const texts = { all: 'review.all', withImages: 'review.withImages', withFollowUp: 'review.withFollowUp' } as const;

/** Shows links to each kind of reviews, with their number. */
export function ReviewTabs({ current, counts, hrefs, ...root }: ReviewTabsProps) {
  const t = useUiText('ui-deferred');
  const links = reviewTabs.map((tab) => ({ label: t(texts[tab]), href: hrefs[tab], count: counts[tab] }));
  return <TabLinks {...root} label={t('review.tabs')} links={links} current={hrefs[current]} />;
}
