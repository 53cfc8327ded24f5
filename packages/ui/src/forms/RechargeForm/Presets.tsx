import Button from '@mui/material/Button';
import { useMoney } from '../../commerce/catalog/Price/useMoney.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { selectedInForcedColors } from '../../styles/forcedColors.ts';
import { styled } from '../../styles/styled.ts';

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(auto-fit, minmax(${theme.spacing(13)}, 1fr))` },
  gap: theme.spacing(1.5),
  '& button': { minHeight: theme.mall.size.targetLarge, fontVariantNumeric: 'lining-nums tabular-nums', paddingInline: theme.spacing(1) },
  '& button[aria-pressed="true"]': {
    borderColor: theme.vars.palette.roles.primary,
    backgroundColor: theme.vars.palette.roles.primaryVeil,
    ...selectedInForcedColors,
  },
  // The buttons write into the field below, which needs JavaScript.
  '@media (scripting: none)': { display: 'none' },
}));

/** Props of {@link Presets}. */
export interface PresetsProps {
  /** Amounts as decimal strings. */
  amounts: readonly string[];
  /** Current value of the field. */
  chosen: unknown;
  onChoose: (amount: string) => void;
}

/** Renders predefined amounts as buttons that fill in the field. */
export function Presets({ amounts, chosen, onChoose }: PresetsProps) {
  const t = useUiText('ui-deferred');
  const money = useMoney();
  return (
    <Group role="group" aria-label={t('amount.choose')}>
      {amounts.map((amount) => (
        <Button key={amount} type="button" variant="outlined" aria-pressed={amount === chosen} onClick={() => onChoose(amount)}>
          {money.print(amount)}
        </Button>
      ))}
    </Group>
  );
}
