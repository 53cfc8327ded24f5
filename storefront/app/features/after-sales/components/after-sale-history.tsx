import { AfterSalesProgress, type AfterSalesState, type AfterSalesStep, styled, Timeline } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { AfterSaleDetails } from '../after-sale.ts';

const Part = styled('section')(({ theme }) => ({ display: 'grid', alignContent: 'start', gap: theme.spacing(2.5) }));

/** The step that an event of a state completes. */
const stepOf: Readonly<Record<AfterSalesState, AfterSalesStep>> = {
  underReview: 'applied',
  awaitingReturn: 'approved',
  sentBack: 'sentBack',
  replacementSent: 'replaced',
  refunded: 'refunded',
  exchanged: 'exchanged',
  refused: 'refused',
  refusedAfterReturn: 'refusedAndReturned',
};

/** Renders the progress steps, each with the time it was reached. */
export function AfterSaleSteps({ afterSale }: { afterSale: AfterSaleDetails }) {
  const { t } = useTranslation('after-sales');
  const { dateTime } = useDateTime();
  const { kind, state, events, requestedAt, decidedAt } = afterSale;
  const times: Partial<Record<AfterSalesStep, string>> = {};
  if (requestedAt) times.applied = dateTime(requestedAt);
  if (decidedAt) times.approved = dateTime(decidedAt);
  for (const event of events) {
    if (event.state && event.at) times[stepOf[event.state]] ??= dateTime(event.at);
  }
  // The last event of a case completes its last two steps together.
  const { refunded, exchanged } = times;
  if (kind === 'return' && refunded) times.checked = refunded;
  if (kind === 'exchange' && exchanged) times.confirmed = exchanged;
  return (
    <Part aria-labelledby="after-sale-progress">
      <Typography id="after-sale-progress" variant="h4" component="h2">
        {t('details.progress')}
      </Typography>
      <AfterSalesProgress kind={kind} state={state} times={times} />
    </Part>
  );
}

/** Renders the events, latest first. */
export function AfterSaleEvents({ events }: Pick<AfterSaleDetails, 'events'>) {
  const { t } = useTranslation('after-sales');
  const { dateTime } = useDateTime();
  const stops = events.map(({ at, text }, index) => ({
    id: String(events.length - index),
    title: text,
    ...(at === undefined ? {} : { time: dateTime(at) }),
  }));
  if (stops.length === 0) return null;
  return (
    <Part aria-labelledby="after-sale-events">
      <Typography id="after-sale-events" variant="h4" component="h2">
        {t('details.events')}
      </Typography>
      <Timeline label={t('details.events')} stops={stops} currentId={String(events.length)} latestFirst />
    </Part>
  );
}
