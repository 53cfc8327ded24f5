import { Choice } from '../../fields/Choice/Choice.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { styled } from '../../styles/styled.ts';
import { ChoiceGroup } from '../shared/ChoiceGroup.tsx';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { Pair, Part } from '../shared/parts.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type InvoiceTitleValues, invoiceTitleRules } from './rules.ts';

const details = ['companyTaxNumber', 'registerAddress', 'registerPhone', 'depositBank', 'bankNumber'] as const;
const fields = ['type', 'companyName', ...details] as const;

/** Field values of a title before validation. */
export interface InvoiceTitleDraft extends Partial<Record<(typeof details)[number] | 'companyName', string>> {
  /** Whether the title names a person or a company. */
  type: InvoiceTitleValues['type'];
  /** The title is the default. */
  isDefault?: '0' | '1';
}

/** Props of {@link InvoiceTitleForm}. */
export interface InvoiceTitleFormProps extends NativeFormProps<InvoiceTitleValues, (typeof fields)[number]> {
  /** Title to change; its id is in `hidden`. */
  defaultValues?: InvoiceTitleDraft;
}

const Root = styled(FormRoot)({
  // CSS alone selects the fields of the chosen type, so that it also works without JavaScript.
  '&:has([name="type"][value="person"]:checked) .of-company, &:not(:has([name="type"][value="person"]:checked)) .of-person': {
    display: 'none',
  },
});

/** Renders a form for a new or existing invoice title: a company with its tax number, or a person. */
export function InvoiceTitleForm(props: InvoiceTitleFormProps) {
  const { pending, hidden, defaultValues = { type: 'company' } } = props;
  const t = useUiText('ui-deferred');
  const { form, field, register, faultOf } = useNativeForm(invoiceTitleRules, fields, props);
  const detail = (name: (typeof details)[number]) => ({ ...field(name), defaultValue: defaultValues[name] });
  return (
    <Root {...form}>
      <HiddenFields fields={hidden} />
      <ChoiceGroup
        legend={t('invoiceTitleForm.kind')}
        choice={register('type')}
        error={faultOf('type')}
        options={[
          { value: 'company', label: t('invoiceTitleForm.company') },
          { value: 'person', label: t('invoiceTitleForm.person') },
        ]}
        defaultValue={defaultValues.type}
      />
      <TextInput
        {...field('companyName')}
        defaultValue={defaultValues.companyName}
        label={
          <>
            <span className="of-company">{t('invoiceTitleForm.companyName')}</span>
            <span className="of-person">{t('invoiceTitleForm.personName')}</span>
          </>
        }
        autoComplete="organization"
        maxLength={limits.invoiceTitle}
        required
      />
      <TextInput
        {...detail('companyTaxNumber')}
        className="of-company"
        label={t('invoiceTitleForm.taxNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limits.taxNumber}
      />
      <div className="of-company">
        <Part title={t('invoiceTitleForm.more')}>
          <TextInput
            {...detail('registerAddress')}
            label={t('invoiceTitleForm.address')}
            autoComplete="street-address"
            maxLength={limits.registeredAddress}
          />
          <TextInput
            {...detail('registerPhone')}
            label={t('invoiceTitleForm.phone')}
            type="tel"
            autoComplete="tel"
            maxLength={limits.registeredPhone}
          />
          <Pair>
            <TextInput {...detail('depositBank')} label={t('invoiceTitleForm.bank')} autoComplete="off" maxLength={limits.bank} />
            <TextInput
              {...detail('bankNumber')}
              label={t('invoiceTitleForm.account')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={limits.bankAccount}
            />
          </Pair>
        </Part>
      </div>
      <Choice name="isDefault" value="1" defaultChecked={defaultValues.isDefault === '1'} label={t('invoiceTitleForm.isDefault')} />
      <SubmitButton pending={pending}>{t('invoiceTitleForm.submit')}</SubmitButton>
    </Root>
  );
}
