import { Choice } from '../../../fields/Choice/Choice.tsx';
import { AgreementRow } from '../../../forms/shared/AgreementField.tsx';
import type { Agreement } from '../../../forms/shared/agreement.ts';
import { ReadAgreement } from '../../../forms/shared/ReadAgreement.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';

interface AgreementTickProps {
  agreement: Agreement;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** Renders the checkbox of the membership agreement; the agreement opens in a dialog above. */
export function AgreementTick({ agreement, agreed, onAgree }: AgreementTickProps) {
  const t = useUiText('ui-deferred');
  return (
    <AgreementRow>
      <Choice
        checked={agreed}
        onChange={({ target }) => onAgree(target.checked)}
        label={t('membershipDialog.agree', { title: agreement.title })}
      />
      <ReadAgreement agreement={agreement}>{t('membershipDialog.read')}</ReadAgreement>
    </AgreementRow>
  );
}
