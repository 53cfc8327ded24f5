import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import { useAnnounce } from '../../../feedback/Announcer/Announcer.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { phoneDisclosure } from '../../../styles/phoneDisclosure.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { FilterOptions } from './FilterOptions.tsx';
import { Group } from './filterParts.tsx';
import { chosenOnly, countChosen, type FilterValues, isReversed, ticked } from './filterValues.ts';
import type { FilterGroup } from './Options.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import type { PriceRange } from './usePriceRangeText.ts';

/** Props of {@link FilterPanel}. */
export interface FilterPanelProps extends RootProps<'form'> {
  /** URL of the list without its query; the form submits to it by GET. */
  action: string;
  /** Filter groups. The price filter is separate: see `prices`. */
  groups: readonly FilterGroup[];
  /** Predefined price ranges; omitted, there is no price filter. */
  prices?: readonly PriceRange[];
  /** Selected values, by the names of the groups and of {@link priceNames}. */
  values: FilterValues;
  /** Other query parameters to preserve, e.g. the search text and the sort order. */
  kept?: Readonly<Record<string, string>>;
  /** Number of products in the current list. */
  found?: number;
  /**
   * Called with the selected values after each change of an option, and when a custom price range is applied. Omitted, the browser submits
   * the form.
   */
  onChange?: (values: FilterValues) => void;
}

const Root = styled('form')(({ theme }) => ({
  ...phoneDisclosure(theme),
  [theme.breakpoints.up('md')]: { '& fieldset:first-of-type': { paddingBlockStart: 0, borderBlockStart: 0 } },
}));

const Foot = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(2),
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    insetBlockEnd: 0,
    backgroundColor: theme.vars.palette.roles.paper,
    borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  // On desktop each change applies immediately; without JavaScript the form has a submit button.
  '&[data-live]': { [theme.breakpoints.up('md')]: { '@media (scripting: enabled)': { display: 'none' } } },
}));

/** Stores the selected values: those of the URL until the shopper changes them. */
function useChosen(values: FilterValues) {
  const [chosen, setChosen] = useState(values);
  const [known, setKnown] = useState(values);
  if (known !== values) {
    setKnown(values);
    if (JSON.stringify(known) !== JSON.stringify(values)) setChosen(values);
  }
  return [chosen, setChosen] as const;
}

/** Shows the filters of a list: a column on desktop, a disclosure on a phone. One GET form, so that it works without JavaScript. */
export function FilterPanel({ action, groups, prices, values, kept = {}, found, onChange, ...root }: FilterPanelProps) {
  const t = useUiText('ui-list');
  const announce = useAnnounce();
  const [chosen, setChosen] = useChosen(values);
  const [isFaulty, setFaulty] = useState(false);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const lowest = useRef<HTMLInputElement>(null);
  const count = countChosen(chosen);

  const take = (next: FilterValues) => {
    setChosen(next);
    setFaulty(false);
  };
  const tick = (next: FilterValues) => {
    take(next);
    if (!isReversed(next)) onChange?.(chosenOnly(next));
  };
  const submit = (event: FormEvent) => {
    if (isReversed(chosen)) {
      event.preventDefault();
      setFaulty(true);
      announce(t('filter.reversed'), 'assertive');
      lowest.current?.focus();
    } else if (onChange) {
      event.preventDefault();
      // On a phone the list becomes visible again; focus moves to the button that reopens the filter.
      if (disclosure.current) disclosure.current.open = false;
      disclosure.current?.querySelector('summary')?.focus();
      onChange(chosenOnly(chosen));
    }
  };
  return (
    <Root {...root} aria-label={t('filter.label')} method="get" action={action} onSubmit={submit}>
      <details ref={disclosure}>
        <summary>
          {count > 0 ? t('filter.chosen', { count }) : t('filter.label')}
          <Icon name="down" />
        </summary>
      </details>
      <div>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {groups.map((group) => (
          <Group key={group.name}>
            <legend>{group.title}</legend>
            <FilterOptions
              group={group}
              chosen={chosen[group.name] ?? []}
              onTick={(value) => tick(ticked(chosen, group.name, value, group.several ?? true))}
            />
          </Group>
        ))}
        {prices && <PriceFilter presets={prices} values={chosen} isFaulty={isFaulty} lowestRef={lowest} onTick={tick} onType={take} />}
        <Foot {...(onChange ? { 'data-live': true } : {})}>
          <Button type="submit" variant="contained" fullWidth>
            {found === undefined ? t('filter.apply') : t('filter.show', { count: found })}
          </Button>
        </Foot>
      </div>
    </Root>
  );
}
