import { useId } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { VisuallyHidden, visuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { selectedInForcedColors } from '../../../styles/forcedColors.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { choose, findSku, isAvailable, type Sku, type SkuOption, type SkuSelection } from './availability.ts';

/** Props of {@link SkuPicker}. */
export interface SkuPickerProps extends RootProps<'div'> {
  /** Options of the product: size, scent. */
  options: readonly SkuOption[];
  /** All existing combinations with their stock. */
  skus: readonly Sku[];
  /** Selected values in the order of the options; start with `preselect(skus)`. */
  value: SkuSelection;
  /** Called with the new selection and its SKU, which is undefined while a value is missing. */
  onChange: (value: SkuSelection, sku: Sku | undefined) => void;
  /** Prefix of the form fields' names: `option-0`, `option-1`. @default 'option-' */
  namePrefix?: string;
}

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Group = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { ...theme.typography.body2, padding: 0, marginBlockEnd: theme.spacing(1), color: theme.vars.palette.roles.inkSoft },
  '& legend b': { fontWeight: 500, color: theme.vars.palette.roles.ink },
  '& > .values': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
}));

const Value = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.mall.size.target,
  paddingInline: theme.spacing(2),
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
  borderRadius: theme.mall.radius.control,
  cursor: 'pointer',
  transition: `background-color ${theme.mall.motion.quick}, border-color ${theme.mall.motion.quick}`,
  '& input': visuallyHidden,
  '&:hover': { borderColor: theme.vars.palette.roles.ink },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.roles.primary,
    backgroundColor: theme.vars.palette.roles.primaryVeil,
    boxShadow: `inset 0 0 0 ${theme.mall.border.hairline} ${theme.vars.palette.roles.primary}`,
    ...selectedInForcedColors,
  },
  '&:has(:focus-visible)': {
    outline: `${theme.mall.border.focus} solid ${theme.vars.palette.roles.focus}`,
    outlineOffset: theme.mall.border.focusOffset,
  },
  '&[data-unavailable]': { borderStyle: 'dashed', color: theme.vars.palette.roles.inkFaint },
  '&[data-unavailable] .name': { textDecoration: 'line-through' },
}));

const Stock = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.roles.inkSoft,
  minHeight: '1.5em',
  marginBlockStart: theme.spacing(-1.5),
}));

/** Maximum stock at which the number of pieces left is shown. */
const fewLeft = 10;

/**
 * Selects a SKU with radio groups that are part of the form (`option-0`, `option-1`, …), also without JavaScript.
 * A value that is not available with the rest of the selection is struck through and announced as such, but remains selectable, because the
 * other options can change as well.
 */
export function SkuPicker({ options, skus, value, onChange, namePrefix = 'option-', ...root }: SkuPickerProps) {
  const t = useUiText();
  const id = useId();
  const sku = findSku(skus, value);
  const soldOut = value.length === options.length && value.every((entry) => entry !== undefined) && (sku?.stock ?? 0) <= 0;
  const take = (option: number, picked: string) => {
    const next = choose(value, option, picked, options.length);
    onChange(next, findSku(skus, next));
  };
  return (
    <Root {...root}>
      {options.map((option, index) => (
        <Group key={option.name}>
          <legend>
            {option.name} <b aria-hidden="true">{value[index]}</b>
          </legend>
          <div className="values">
            {option.values.map((entry) => {
              const available = isAvailable(skus, value, index, entry);
              return (
                <Value key={entry} {...(available ? {} : { 'data-unavailable': true })}>
                  <input
                    type="radio"
                    name={`${namePrefix}${index}`}
                    value={entry}
                    checked={value[index] === entry}
                    onChange={() => take(index, entry)}
                    aria-describedby={id}
                    required
                  />
                  <span className="name">{entry}</span>
                  {!available && <VisuallyHidden>{t('sku.unavailable')}</VisuallyHidden>}
                </Value>
              );
            })}
          </div>
        </Group>
      ))}
      <Stock id={id} role="status">
        {soldOut ? t('sku.soldOut') : sku && sku.stock <= fewLeft ? t('sku.left', { count: sku.stock }) : ''}
      </Stock>
    </Root>
  );
}
