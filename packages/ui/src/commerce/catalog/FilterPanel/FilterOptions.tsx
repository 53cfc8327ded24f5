import { lazy, type MouseEvent, Suspense } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { More, Ticks } from './filterParts.tsx';
import { byLetter } from './filterValues.ts';
import { Options, type OptionsProps } from './Options.tsx';

/** Number of options shown before "more". */
const firstShown = 6;

// Lazy, because few groups are that long. The fallback is a plain list.
const LetteredOptions = lazy(async () => ({ default: (await import('./LetteredOptions.tsx')).LetteredOptions }));

/**
 * Moves the focus to the first option once a disclosure is open, because its summary disappears. Only after a click: a disclosure that is open from
 * the start fires the event as well.
 */
function focusRevealed({ currentTarget: { parentElement: details } }: MouseEvent) {
  details?.addEventListener('toggle', () => details.querySelector('input')?.focus(), { once: true });
}

/** Shows the options of a group: all of a few, the first six of more, or grouped by initial letter when they are many. */
export function FilterOptions({ group, chosen, onTick }: OptionsProps) {
  const t = useUiText('ui-list');
  const letters = byLetter(group.options);
  if (letters) {
    const plain = (
      <Ticks>
        <Options {...{ group, chosen, onTick }} />
      </Ticks>
    );
    return (
      <Suspense fallback={plain}>
        <LetteredOptions {...{ group, letters, chosen, onTick }} />
      </Suspense>
    );
  }
  const options = group.several === false ? [{ value: '', label: t('filter.all') }, ...group.options] : group.options;
  const rest = options.slice(firstShown);
  return (
    <>
      <Ticks>
        <Options group={{ ...group, options: options.slice(0, firstShown) }} {...{ chosen, onTick }} />
      </Ticks>
      {rest.length > 0 && (
        <More open={rest.some(({ value }) => chosen.includes(value))}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the summary of a disclosure is a button */}
          <summary onClick={focusRevealed}>
            {t('filter.more', { count: rest.length })}
            <Icon name="down" />
          </summary>
          <Ticks>
            <Options group={{ ...group, options: rest }} {...{ chosen, onTick }} />
          </Ticks>
        </More>
      )}
    </>
  );
}
