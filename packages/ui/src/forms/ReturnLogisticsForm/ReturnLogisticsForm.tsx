import { useId } from 'react';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { styled } from '../../styles/styled.ts';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type ReturnLogisticsValues, returnLogisticsRules } from './rules.ts';

const fields = ['courier', 'parcelNumber', 'sender', 'senderPhone'] as const;

/** Props of {@link ReturnLogisticsForm}. */
export interface ReturnLogisticsFormProps extends NativeFormProps<ReturnLogisticsValues, (typeof fields)[number]> {
  /** Suggested courier names; others can be typed. */
  couriers: readonly string[];
  /** Destination of the products. */
  destination?: { readonly name: string; readonly phone: string; readonly address: string };
  /** Known data of the sender, or the values entered before a refusal. */
  defaultValues?: Partial<ReturnLogisticsValues>;
}

const Destination = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2, 2.5),
  backgroundColor: theme.vars.palette.roles.sunken,
  borderRadius: theme.mall.radius.card,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& > .to': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

/** Renders a form for the parcel of a return: courier, tracking number and sender. The id of the after-sales case is in `hidden`. */
export function ReturnLogisticsForm(props: ReturnLogisticsFormProps) {
  const { pending, hidden, couriers, destination, defaultValues = {} } = props;
  const t = useUiText('ui-deferred');
  const known = useId();
  const { form, field } = useNativeForm(returnLogisticsRules, fields, props);
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      {destination && (
        <Destination>
          <p className="to">{t('returnForm.to')}</p>
          <p>{destination.address}</p>
          <p>
            {destination.name} {destination.phone}
          </p>
        </Destination>
      )}
      <TextInput
        {...field('courier')}
        defaultValue={defaultValues.courier}
        label={t('returnForm.courier')}
        hint={couriers.length > 0 && t('returnForm.courierHint')}
        list={known}
        autoComplete="off"
        maxLength={limits.courier}
        required
      />
      <datalist id={known}>
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
      <TextInput
        {...field('parcelNumber')}
        defaultValue={defaultValues.parcelNumber}
        label={t('returnForm.number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limits.parcelNumber}
        required
      />
      <TextInput
        {...field('sender')}
        defaultValue={defaultValues.sender}
        label={t('returnForm.sender')}
        autoComplete="name"
        maxLength={limits.sender}
        required
      />
      <TextInput
        {...field('senderPhone')}
        defaultValue={defaultValues.senderPhone}
        label={t('returnForm.phone')}
        type="tel"
        autoComplete="tel-national"
        required
      />
      <SubmitButton pending={pending}>{t('returnForm.submit')}</SubmitButton>
    </FormRoot>
  );
}
