import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { Timeline } from '../../primitives/Timeline/Timeline.tsx';
import type { RootProps } from '../../theme/rootProps.ts';
import { type AfterSalesKind, type AfterSalesState, type AfterSalesStop, afterSalesStops } from './afterSalesStops.ts';

/** Props of {@link AfterSalesTimeline}. */
export interface AfterSalesTimelineProps extends RootProps<'ol'> {
  /** What was asked for. */
  kind: AfterSalesKind;
  /** Where the case stands. */
  state: AfterSalesState;
  /** When each stop was reached, in words; what is not known is left out. */
  times?: Readonly<Partial<Record<AfterSalesStop, string>>>;
  /** Under the stop that was reached last: why it was refused, what to do now. */
  note?: ReactNode;
}

const texts = {
  applied: 'afterSalesStop.applied',
  auditing: 'afterSalesStop.auditing',
  approved: 'afterSalesStop.approved',
  sendBack: 'afterSalesStop.sendBack',
  sentBack: 'afterSalesStop.sentBack',
  checking: 'afterSalesStop.checking',
  checked: 'afterSalesStop.checked',
  replacing: 'afterSalesStop.replacing',
  replaced: 'afterSalesStop.replaced',
  confirm: 'afterSalesStop.confirm',
  confirmed: 'afterSalesStop.confirmed',
  refunded: 'afterSalesStop.refunded',
  exchanged: 'afterSalesStop.exchanged',
  refused: 'afterSalesStop.refused',
  refusedAndReturned: 'afterSalesStop.refusedAndReturned',
} as const;

/** The way of a refund, a return or an exchange, from its application to its end. */
export function AfterSalesTimeline({ kind, state, times = {}, note, ...root }: AfterSalesTimelineProps) {
  const say = useUiText();
  const { stops, current } = afterSalesStops(kind, state);
  return (
    <Timeline
      {...root}
      label={say('afterSalesStop.label')}
      currentId={current}
      stops={stops.map((stop) => ({
        id: stop,
        title: say(texts[stop]),
        ...(times[stop] ? { time: times[stop] } : {}),
        ...(stop === current && note ? { children: note } : {}),
      }))}
    />
  );
}
