import Button from '@mui/material/Button';
import { type Ref, useId } from 'react';
import { Choice } from '../../../fields/Choice/Choice.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { styled } from '../../../styles/styled.ts';
import { useMoney } from '../Price/useMoney.ts';
import { Group, Ticks } from './filterParts.tsx';
import { type FilterValues, priceNames, ticked } from './filterValues.ts';
import { type PriceRange, usePriceRangeText } from './usePriceRangeText.ts';

interface PriceFilterProps {
  readonly presets: readonly PriceRange[];
  readonly values: FilterValues;
  /** The two ends are reversed. */
  readonly isFaulty: boolean;
  /** Ref of the field that gets the focus after an error. */
  readonly lowestRef: Ref<HTMLInputElement>;
  /** Called when a predefined range is selected. */
  readonly onTick: (values: FilterValues) => void;
  /** Called when an end of the custom range is edited. */
  readonly onType: (values: FilterValues) => void;
}

const Own = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBlock: theme.spacing(1, 0.5),
  '& input': {
    ...theme.typography.body2,
    width: '100%',
    minWidth: 0,
    minHeight: theme.mall.size.targetSmall,
    paddingInline: theme.spacing(1),
    color: 'inherit',
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
    borderRadius: theme.mall.radius.control,
    [theme.breakpoints.down('md')]: { minHeight: theme.mall.size.target },
  },
  '& input:hover': { borderColor: theme.vars.palette.roles.ink },
  '& input[aria-invalid]': { borderColor: theme.vars.palette.roles.danger },
  '& input::placeholder': { color: theme.vars.palette.roles.inkFaint, opacity: 1 },
  '& button': { minWidth: 0, paddingInline: theme.spacing(1.5), [theme.breakpoints.down('md')]: { minHeight: theme.mall.size.target } },
}));

// Not the error text of the form fields: importing it would bundle the whole forms module.
const Fault = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.vars.palette.roles.danger }));

/** Returns a range as the URL encodes it: `100-199`, `300-`. */
const writtenRange = ({ from, to }: PriceRange) => `${from ?? ''}-${to ?? ''}`;

/** Shows predefined ranges and two fields for a custom range; either replaces the other. */
export function PriceFilter({ presets, values, isFaulty, lowestRef, onTick, onType }: PriceFilterProps) {
  const t = useUiText('ui-list');
  const { symbol, unit } = useMoney();
  const rangeText = usePriceRangeText();
  const id = useId();
  const { range, lowest, highest } = priceNames;
  const [chosen = ''] = values[range] ?? [];
  const hasOwn = Boolean(values[lowest]?.[0] || values[highest]?.[0]);
  const ends = [
    { name: lowest, label: t('filter.lowest', { unit }), ref: lowestRef },
    { name: highest, label: t('filter.highest', { unit }) },
  ];
  const fields = ends.map(({ name, label, ref }) => (
    <input
      key={name}
      {...(ref ? { ref } : {})}
      name={name}
      aria-label={label}
      placeholder={symbol}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={8}
      autoComplete="off"
      value={values[name]?.[0] ?? ''}
      onChange={({ target }) => onType({ ...values, [range]: [], [name]: [target.value.replace(/\D/g, '')] })}
      {...(isFaulty ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
    />
  ));
  return (
    <Group>
      <legend>{t('filter.price')}</legend>
      <Ticks>
        {[{ value: '', text: t('filter.all') }, ...presets.map((preset) => ({ value: writtenRange(preset), text: rangeText(preset) }))].map(
          ({ value, text }) => (
            <Choice
              key={value}
              type="radio"
              name={range}
              value={value}
              checked={value === chosen && !hasOwn}
              onChange={() => onTick(ticked({ ...values, [lowest]: [], [highest]: [] }, range, value, false))}
              label={text}
            />
          ),
        )}
      </Ticks>
      <Own>
        {fields[0]}
        <span aria-hidden="true">–</span>
        {fields[1]}
        <Button type="submit" variant="outlined" size="small">
          {t('filter.apply')}
        </Button>
      </Own>
      {isFaulty && <Fault id={`${id}-error`}>{t('filter.reversed')}</Fault>}
    </Group>
  );
}
