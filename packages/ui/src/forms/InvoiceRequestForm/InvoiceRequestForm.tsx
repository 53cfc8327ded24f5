import { Price } from '../../commerce/catalog/Price/Price.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { styled } from '../../styles/styled.ts';
import { ChoiceGroup } from '../shared/ChoiceGroup.tsx';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type InvoiceRequestValues, invoiceRequestRules } from './rules.ts';

const fields = ['titleId', 'email'] as const;

/** An invoice title to choose. */
export interface InvoiceTitleChoice {
  /** Id of the invoice title. */
  readonly id: number;
  /** Name of the person or company. */
  readonly name: string;
  /** Tax number of a company. */
  readonly taxNumber?: string;
}

/** Props of {@link InvoiceRequestForm}. */
export interface InvoiceRequestFormProps extends NativeFormProps<InvoiceRequestValues, (typeof fields)[number]> {
  /** Order to be invoiced: its number, and the amount as a decimal string. */
  order: { readonly number: string; readonly shopName?: string; readonly amount: string };
  /** Available titles, the default one first; the first is preselected. */
  titles: readonly InvoiceTitleChoice[];
  /** URL where a title is added. */
  addTitleHref: string;
  /** Values entered before a refusal, or known data of the customer. */
  defaultValues?: Partial<InvoiceRequestValues>;
}

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1, 3),
  margin: 0,
  paddingBlockEnd: theme.spacing(2.5),
  borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& dt': { color: theme.vars.palette.roles.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

const Addition = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  marginBlockStart: theme.spacing(0.75),
  '& p': { margin: 0 },
}));

/** Renders a request for the invoice of an order: its title, and the address that receives it. */
export function InvoiceRequestForm(props: InvoiceRequestFormProps) {
  const { pending, hidden, order, titles, addTitleHref, defaultValues = {} } = props;
  const t = useUiText('ui-deferred');
  const { form, field, register, faultOf } = useNativeForm(invoiceRequestRules, fields, props);
  const hasTitles = titles.length > 0;
  const titleError = faultOf('titleId');
  return (
    <FormRoot {...form}>
      <HiddenFields fields={{ ...hidden, sNo: order.number, amount: order.amount }} />
      <Facts>
        <dt>{t('invoiceForm.order')}</dt>
        <dd>{[order.number, order.shopName].filter(Boolean).join(' · ')}</dd>
        <dt>{t('invoiceForm.amount')}</dt>
        <dd>
          <Price value={order.amount} />
        </dd>
      </Facts>
      <ChoiceGroup
        legend={t('invoiceForm.title')}
        choice={register('titleId')}
        error={titleError && !hasTitles ? t('invoiceForm.none') : titleError}
        options={titles.map(({ id, name, taxNumber }) => ({
          value: String(id),
          label: name,
          hint: taxNumber && t('invoiceForm.taxNumber', { number: taxNumber }),
        }))}
        defaultValue={defaultValues.titleId ?? String(titles[0]?.id)}
      >
        <Addition>
          {/* After a refused submit it is the error. */}
          {!hasTitles && !titleError && <p>{t('invoiceForm.none')}</p>}
          <UiLink href={addTitleHref}>{t('invoiceForm.add')}</UiLink>
        </Addition>
      </ChoiceGroup>
      <TextInput
        {...field('email')}
        defaultValue={defaultValues.email}
        label={t('invoiceForm.email')}
        type="email"
        autoComplete="email"
        maxLength={limits.invoiceEmail}
        required
      />
      <SubmitButton pending={pending}>{t('invoiceForm.submit')}</SubmitButton>
    </FormRoot>
  );
}
