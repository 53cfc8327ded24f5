import { Countdown, styled } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { FlashSlot } from '../flash-sale.ts';

const Root = styled('p')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  alignItems: 'baseline',
  columnGap: theme.spacing(2),
  margin: 0,
  color: theme.vars.palette.roles.inkSoft,
  '& [role="timer"]': { ...theme.typography.h2, color: theme.vars.palette.roles.accent },
  '&[data-state="finished"] [role="timer"]': { color: theme.vars.palette.roles.inkFaint },
  '& > .span': { ...theme.typography.body2, gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: { justifyContent: 'end', textAlign: 'end' },
}));

interface SlotClockProps {
  readonly slot: FlashSlot;
  readonly serverTime: string;
  /** Called when the slot begins or ends. */
  readonly onTurn: () => void;
}

const labels = { running: 'clock.untilEnd', waiting: 'clock.untilBeginning', finished: 'clock.ended' } as const;

/** Renders the countdown to the slot's begin or end, on the server's clock, and the slot's hours. */
export function SlotClock({ slot, serverTime, onTurn }: SlotClockProps) {
  const { t } = useTranslation('flash-sale');
  const { time } = useDateTime();
  const label = t(labels[slot.state]);
  return (
    <Root data-state={slot.state}>
      <span>{label}</span>
      <Countdown inFull label={label} until={slot.state === 'waiting' ? slot.startsAt : slot.endsAt} now={serverTime} onEnd={onTurn} />
      <span className="span">{t('clock.span', { from: time(slot.startsAt), to: time(slot.endsAt) })}</span>
    </Root>
  );
}
