import { useForkRef } from '@mui/material/utils';
import { useUiText } from '../../../i18n/useUiText.ts';
import { useCentred } from '../../../navigation/Tabs/useCentred.ts';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import { selectedInForcedColors, unselectedInForcedColors } from '../../../styles/forcedColors.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** A time slot of the flash sale as a link. */
export interface Slot {
  /** Id of the slot. */
  id: number;
  /** Its name, `14:00`. */
  title: string;
  /** Display text of its date, if it is not today. */
  day?: string | undefined;
  /** URL of the page with the products of the slot. */
  href: string;
  /** Whether its sale is over, is running or has not begun. */
  state: 'finished' | 'running' | 'waiting';
}

/** Props of {@link SlotLinks}. */
export interface SlotLinksProps extends RootProps<'nav'> {
  /** Slots in chronological order. */
  slots: readonly Slot[];
  /** Index of the current slot. */
  current: number;
}

const stateTexts = { finished: 'flash.slot.finished', running: 'flash.slot.running', waiting: 'flash.slot.waiting' } as const;

const Bar = styled('nav')(({ theme }) => ({
  position: 'relative',
  overflowX: 'auto',
  borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& ul': { display: 'flex', listStyle: 'none', margin: 0, padding: 0, gap: theme.spacing(1) },
  '& li': { flex: '1 0 auto' },
  '& a': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minHeight: theme.mall.size.targetLarge,
    paddingInline: theme.spacing(2),
    paddingBlock: theme.spacing(1.25),
    whiteSpace: 'nowrap',
    color: theme.vars.palette.roles.inkSoft,
    borderBlockEnd: `${theme.mall.border.edge} solid transparent`,
  },
  '& a:focus-visible': { outlineOffset: `calc(-1 * ${theme.mall.border.focusOffset})` },
  '& a[aria-current]': { color: theme.vars.palette.roles.ink, borderColor: theme.vars.palette.roles.primary, ...selectedInForcedColors },
  '& a:not([aria-current])': unselectedInForcedColors,
  '& .hour': { ...theme.typography.h4, fontVariantNumeric: 'lining-nums tabular-nums' },
  '& small': { ...theme.typography.caption },
  '& [data-state="running"] small': { color: theme.vars.palette.roles.accent },
}));

/** Shows the time slots of the flash sale in chronological order, each with its state and a link to its page. */
export function SlotLinks({ slots, current, ref, ...root }: SlotLinksProps) {
  const t = useUiText('ui-deferred');
  const bar = useCentred<HTMLElement>(`[data-slot="${current}"]`);
  return (
    <Bar {...root} ref={useForkRef(ref, bar)} aria-label={t('flash.slots')}>
      <ul>
        {slots.map(({ id, title, day, href, state }) => (
          <li key={id} data-slot={id} data-state={state}>
            <UiLink look="quiet" href={href} {...(id === current ? { 'aria-current': 'page' } : {})}>
              <span className="hour">{title}</span>
              <small>{[day, t(stateTexts[state])].filter(Boolean).join(' · ')}</small>
            </UiLink>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
