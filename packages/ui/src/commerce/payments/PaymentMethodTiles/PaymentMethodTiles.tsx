import { type ReactNode, useId } from 'react';
import { choiceBox } from '../../../fields/Choice/choiceBox.ts';
import { FieldNotes } from '../../../fields/fieldParts.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** A payment method. */
export interface PaymentMethod {
  /** Id, posted as the value: `wallet`, `alipay`, `wechat`. */
  id: string;
  /** Name of the method: "Wallet". */
  label: string;
  /** A line below the name, e.g. the balance. */
  detail?: ReactNode;
  /** Whether the method cannot be chosen, e.g. because the balance is too low. @default false */
  disabled?: boolean;
  /** Small logo before the name. */
  mark?: ReactNode;
}

/** Props of {@link PaymentMethodTiles}. */
export interface PaymentMethodTilesProps extends RootProps<'fieldset'> {
  /** Payment methods in display order. */
  methods: readonly PaymentMethod[];
  /** Id of the chosen method. */
  value: string | undefined;
  /** Called with the id of the method that the shopper selects. */
  onChange: (id: string) => void;
  /** Name of the form field. @default 'method' */
  name?: string;
  /** Legend of the group; omitted, "payment method" in the shopper's language. @since 0.2.0 */
  legend?: string;
  /** Error message, already translated; marks the group as invalid. @since 0.5.0 */
  error?: string | undefined;
}

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.mall.size.tile}), 1fr))`,
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  border: 0,
  '& > p': { gridColumn: '1 / -1' },
  '& legend': { ...theme.typography.h6, padding: 0, marginBlockEnd: theme.spacing(1.5) },
}));

const Tile = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  minHeight: theme.spacing(9),
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
  borderRadius: theme.mall.radius.control,
  cursor: 'pointer',
  ...choiceBox(theme),
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.roles.inkSoft },
  '&:hover': { borderColor: theme.vars.palette.roles.ink },
  '&:has(:checked)': { borderColor: theme.vars.palette.roles.primary, backgroundColor: theme.vars.palette.roles.primaryVeil },
  '&:has(:disabled)': { cursor: 'default', color: theme.vars.palette.roles.inkFaint, borderColor: theme.vars.palette.roles.hairline },
  '& > .words': { gridColumn: 3 },
}));

/** Shows payment methods as tiles with native radios. */
export function PaymentMethodTiles({ methods, value, onChange, name = 'method', legend, error, ...root }: PaymentMethodTilesProps) {
  const t = useUiText('ui-deferred');
  const groupId = useId();
  return (
    <Group {...root} role="radiogroup" {...(error ? { 'aria-describedby': `${groupId}-error`, 'aria-invalid': true } : {})}>
      <legend>{legend ?? t('payment.legend')}</legend>
      {methods.map(({ id, label, detail, disabled = false, mark }) => (
        <Tile key={id}>
          <input type="radio" name={name} value={id} checked={value === id} onChange={() => onChange(id)} disabled={disabled} required />
          {mark}
          <span className="words">
            {label}
            {detail && <small>{detail}</small>}
          </span>
        </Tile>
      ))}
      <FieldNotes id={groupId} error={error} />
    </Group>
  );
}
