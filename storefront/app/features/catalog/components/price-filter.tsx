import { currencySign, Icon, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import type { Path } from '#app/paths.ts';
import { changed, type ListQuery, listFields, priceFields } from '../list-query.ts';
import { ChoiceLinks, FilterGroup } from './filter-parts.tsx';
import { KeptFields } from './kept-fields.tsx';
import { usePriceText } from './use-price-text.ts';

/** Ranges to choose at once, in whole yuan. */
const presets = [
  { from: 0, to: 99 },
  { from: 100, to: 199 },
  { from: 200, to: 299 },
  { from: 300, to: undefined },
] as const;

const Range = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr auto',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(0.5),
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
  },
  '& input:hover': { borderColor: theme.vars.palette.roles.ink },
  '& input::placeholder': { color: theme.vars.palette.roles.inkFaint, opacity: 1 },
  '& button': { paddingInline: theme.spacing(1.5), minWidth: 0 },
}));

interface PriceFilterProps {
  readonly query: ListQuery;
  readonly action: Path;
  readonly hrefTo: (query: ListQuery) => string;
}

function PriceField({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <input
      name={name}
      aria-label={label}
      placeholder={currencySign}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={8}
      autoComplete="off"
      defaultValue={value ?? ''}
    />
  );
}

/** Some ranges of price as links, and one of the shopper's own. */
export function PriceFilter({ query, action, hrefTo }: PriceFilterProps) {
  const { t } = useTranslation('catalog');
  const priceText = usePriceText();
  const id = useId();
  const { from, to } = query;
  return (
    <FilterGroup aria-labelledby={id}>
      <div className="head">
        <h3 id={id}>{t('list.group.price')}</h3>
      </div>
      <ChoiceLinks>
        {presets.map((preset) => {
          const isChosen = (from ?? 0) === preset.from && to === preset.to && !(from === undefined && to === undefined);
          const text = priceText(preset);
          return (
            <li key={preset.from}>
              <UiLink
                look="quiet"
                href={hrefTo(changed(query, isChosen ? { from: undefined, to: undefined } : preset))}
                {...(isChosen ? { 'aria-current': 'true', title: t('list.remove', { name: text }) } : {})}
              >
                {text}
                {isChosen && <Icon name="check" />}
              </UiLink>
            </li>
          );
        })}
      </ChoiceLinks>
      {/* A new form for each range, so that its fields show the one that holds. */}
      <Form key={`${from}-${to}`} method="get" action={action}>
        <KeptFields fields={listFields(changed(query, { from: undefined, to: undefined }))} />
        <Range>
          <PriceField name={priceFields.from} label={t('list.price.lowest')} value={from} />
          <span aria-hidden="true">–</span>
          <PriceField name={priceFields.to} label={t('list.price.highest')} value={to} />
          <Button type="submit" variant="outlined" size="small">
            {t('list.price.apply')}
          </Button>
        </Range>
      </Form>
    </FilterGroup>
  );
}
