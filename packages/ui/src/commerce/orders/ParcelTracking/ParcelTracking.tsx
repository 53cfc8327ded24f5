import { useId } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Timeline } from '../../../primitives/Timeline/Timeline.tsx';
import { foldSummary } from '../../../styles/foldSummary.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** A tracking event of a parcel. */
export interface ParcelEvent {
  /** Display text of the time. */
  time: string;
  /** Event as described by the carrier. */
  text: string;
}

/** Props of {@link ParcelTracking}. */
export interface ParcelTrackingProps extends RootProps<'section'> {
  /** Name of the carrier. */
  carrier: string;
  /** Tracking number. */
  number: string;
  /** Events, latest first; empty until the carrier has the parcel. */
  events: readonly ParcelEvent[];
  /** The parcel is delivered. @default false */
  isDelivered?: boolean;
  /** Level of the heading on the page. @default 3 */
  level?: 2 | 3 | 4;
}

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  padding: theme.spacing(2.5),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
  '& h2, & h3, & h4, & p': { margin: 0 },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: theme.spacing(0.5, 3) },
  '& header :is(h2, h3, h4)': theme.typography.subtitle2,
  '& header p': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(0.5),
    color: theme.vars.palette.roles.inkSoft,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > .none': { ...theme.typography.body2, color: theme.vars.palette.roles.inkSoft },
  '& > .news': { display: 'grid', gap: theme.spacing(2) },
  '& summary': { ...theme.typography.body2, ...foldSummary, columnGap: theme.spacing(0.5), minHeight: theme.spacing(3) },
  '& details > ol': { marginBlockStart: theme.spacing(2) },
}));

/** Number of events shown initially; the rest is collapsed. */
const fresh = 4;

/** Shows the tracking of a parcel: its carrier and number, and its events, latest first. */
export function ParcelTracking({ carrier, number, events, isDelivered = false, level = 3, ...root }: ParcelTrackingProps) {
  const t = useUiText('ui-deferred');
  const id = useId();
  const Heading = `h${level}` as const;
  const earlier = events.slice(fresh);
  return (
    <Root {...root} aria-labelledby={id}>
      <header>
        <Heading id={id}>{t(isDelivered ? 'parcel.delivered' : events.length > 0 ? 'parcel.underWay' : 'parcel.none')}</Heading>
        <p>
          {carrier} · {number}
          <CopyButton text={number} label={t('parcel.copy')} />
        </p>
      </header>
      {events.length === 0 && <p className="none">{t('parcel.noneText')}</p>}
      {events.length > 0 && (
        <div className="news">
          <News events={events.slice(0, fresh)} isLatest />
          {earlier.length > 0 && (
            <details>
              <summary>
                {t('parcel.earlier', { count: earlier.length })}
                <Icon name="down" />
              </summary>
              <News events={earlier} />
            </details>
          )}
        </div>
      )}
    </Root>
  );
}

function News({ events, isLatest = false }: { events: readonly ParcelEvent[]; isLatest?: boolean }) {
  const t = useUiText('ui-deferred');
  const stops = events.map(({ time, text }, index) => ({ id: `${events.length - index} ${time}`, title: text, time }));
  return <Timeline label={t('parcel.events')} stops={stops} currentId={isLatest ? (stops[0]?.id ?? '') : ''} latestFirst />;
}
