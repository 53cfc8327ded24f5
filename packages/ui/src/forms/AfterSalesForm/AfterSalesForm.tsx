import { useMemo, useRef } from 'react';
import type { AfterSalesKind } from '../../commerce/after-sales/AfterSalesProgress/afterSalesSteps.ts';
import { useMoney } from '../../commerce/catalog/Price/useMoney.ts';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { type Upload, UploadField } from '../../fields/UploadField/UploadField.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { useHydrated } from '../../provider/useHydrated.ts';
import { styled } from '../../styles/styled.ts';
import { ChoiceGroup } from '../shared/ChoiceGroup.tsx';
import { LongTextField } from '../shared/LongTextField.tsx';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type UnsavedProps, useUnsavedGuard } from '../shared/useUnsavedGuard.tsx';
import { Reasons } from './Reasons.tsx';
import { type AfterSalesValues, afterSalesRules, maxReasonLength, proofFiles } from './rules.ts';

export type { Upload, UploadOutcome, UploadProgress } from '../../fields/UploadField/UploadField.tsx';
export type { Leaving } from '../shared/useUnsavedGuard.tsx';

const fields = ['type', 'refundAmount', 'reason', 'images'] as const;

/** The four media types of proof images of an application. */
const proofKinds = ['image/gif', 'image/jpeg', 'image/png', 'image/bmp'] as const;

const kindTexts = {
  refund: ['afterSalesForm.refund', 'afterSalesForm.refundHint'],
  return: ['afterSalesForm.return', 'afterSalesForm.returnHint'],
  exchange: ['afterSalesForm.exchange', 'afterSalesForm.exchangeHint'],
} as const satisfies Record<AfterSalesKind, unknown>;

/** Props of {@link AfterSalesForm}. */
export interface AfterSalesFormProps extends NativeFormProps<AfterSalesValues, (typeof fields)[number]>, UnsavedProps {
  /** Types that the lines allow, in display order; the first is preselected. A single type is submitted without showing a choice. */
  kinds: readonly AfterSalesKind[];
  /** Maximum refund, a decimal string. */
  refundable: string;
  /** Uploads an image; the form itself makes no requests. */
  onUpload: Upload;
  /** Common reasons that start the description. */
  reasons?: readonly string[];
  /** Values entered before a refusal. */
  defaultValues?: {
    readonly type?: AfterSalesKind;
    readonly refundAmount?: string;
    readonly reason?: string;
    readonly images?: readonly string[];
  };
}

const Root = styled(FormRoot)({
  // CSS alone selects the fields of the chosen type, so that it also works without JavaScript.
  '&:has([name="type"][value="exchange"]:checked) .refund': { display: 'none' },
});

/** Renders an after-sales application: its type, amount, reason and proof images. The ids of the lines are in `hidden`. */
export function AfterSalesForm(props: AfterSalesFormProps) {
  const { pending, hidden, kinds, refundable, onUpload, reasons = [], defaultValues = {} } = props;
  const t = useUiText('ui-deferred');
  const money = useMoney();
  const hydrated = useHydrated();
  const why = useRef<HTMLDivElement>(null);
  const onlyKind = kinds.length === 1 ? kinds[0] : undefined;
  const rules = useMemo(() => afterSalesRules(refundable), [refundable]);
  const guard = useUnsavedGuard(props);
  const { form, field, register, faultOf } = useNativeForm(
    rules,
    fields,
    { ...props, ref: guard.ref },
    onlyKind ? { type: onlyKind } : {},
    guard.sent,
  );
  return (
    <Root {...form} encType="multipart/form-data">
      <HiddenFields fields={{ ...hidden, refundable, ...(onlyKind && { type: onlyKind }) }} />
      {!onlyKind && (
        <ChoiceGroup
          legend={t('afterSalesForm.kind')}
          choice={register('type')}
          error={faultOf('type')}
          options={kinds.map((value) => ({ value, label: t(kindTexts[value][0]), hint: t(kindTexts[value][1]) }))}
          defaultValue={defaultValues.type ?? kinds[0] ?? 'refund'}
        />
      )}
      {onlyKind !== 'exchange' && (
        <TextInput
          className="refund"
          {...field('refundAmount')}
          defaultValue={defaultValues.refundAmount ?? refundable}
          label={t('afterSalesForm.amount')}
          hint={t('afterSalesForm.amountHint', { amount: money.print(refundable) })}
          start={money.symbol}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <div ref={why}>
        <LongTextField
          {...field('reason')}
          label={t('afterSalesForm.reason')}
          defaultValue={defaultValues.reason ?? ''}
          max={maxReasonLength}
          counted="words"
          required
        />
        {hydrated && reasons.length > 0 && <Reasons reasons={reasons} within={why} />}
      </div>
      <UploadField
        label={t('afterSalesForm.proofs', { count: limits.proofs })}
        name="images"
        filesName={proofFiles}
        kinds={proofKinds}
        max={limits.proofs}
        onUpload={onUpload}
        defaultValue={defaultValues.images ?? []}
        error={faultOf('images')}
      />
      <SubmitButton pending={pending}>{t('afterSalesForm.submit')}</SubmitButton>
      {guard.question}
    </Root>
  );
}
