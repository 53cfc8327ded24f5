import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useRef, useState } from 'react';
import { useAnnounce } from '../../feedback/Announcer/Announcer.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { phoneDisclosure } from '../../styles/phoneDisclosure.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { FilterOptions } from './FilterOptions.tsx';
import { Group } from './filterParts.tsx';
import { chosenOnly, countChosen, type FilterValues, isReversed, ticked } from './filterValues.ts';
import type { FilterGroup } from './Options.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import type { PriceRange } from './usePriceRangeText.ts';

/** Props of {@link FilterPanel}. */
export interface FilterPanelProps extends RootProps<'form'> {
  /** The list's own address without its query; the form is sent there by GET. */
  action: string;
  /** What may be chosen, group by group; the price has its own below. */
  groups: readonly FilterGroup[];
  /** Ready ranges of price; left out, there is no filter by price. */
  prices?: readonly PriceRange[];
  /** What is chosen, by the names of the groups and of {@link priceNames}. */
  values: FilterValues;
  /** What else the address asks for, e.g. the words searched and the order. */
  kept?: Readonly<Record<string, string>>;
  /** How many products the list holds now. */
  found?: number;
  /** Told what is chosen after each tick, and when an own price is applied; left out, the browser sends the form. */
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
  // On a desk each tick counts at once; without a script the form waits for its button.
  '&[data-live]': { [theme.breakpoints.up('md')]: { '@media (scripting: enabled)': { display: 'none' } } },
}));

/** What is chosen: what the address says, until the shopper says something else. */
function useChosen(values: FilterValues) {
  const [chosen, setChosen] = useState(values);
  const [known, setKnown] = useState(values);
  if (known !== values) {
    setKnown(values);
    if (JSON.stringify(known) !== JSON.stringify(values)) setChosen(values);
  }
  return [chosen, setChosen] as const;
}

/** What a list can be narrowed by: a column beside it on a desk, behind a disclosure on a phone; one GET form, so that it works without JavaScript. */
export function FilterPanel({ action, groups, prices, values, kept = {}, found, onChange, ...root }: FilterPanelProps) {
  const say = useUiText();
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
      announce(say('filter.reversed'), 'assertive');
      lowest.current?.focus();
    } else if (onChange) {
      event.preventDefault();
      // On a phone the list is to be seen again; the focus stays at the way back to the filter.
      if (disclosure.current) disclosure.current.open = false;
      disclosure.current?.querySelector('summary')?.focus();
      onChange(chosenOnly(chosen));
    }
  };
  return (
    <Root {...root} aria-label={say('filter.label')} method="get" action={action} onSubmit={submit}>
      <details ref={disclosure}>
        <summary>
          {count > 0 ? say('filter.chosen', { count }) : say('filter.label')}
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
            {found === undefined ? say('filter.apply') : say('filter.show', { count: found })}
          </Button>
        </Foot>
      </div>
    </Root>
  );
}
