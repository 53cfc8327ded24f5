import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Choice } from '../../fields/Choice/Choice.tsx';
import type { Agreement } from '../../forms/shared/AgreementField.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { AgreementDialog } from '../AgreementDialog/AgreementDialog.tsx';

const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 2) }));

interface AgreementTickProps {
  agreement: Agreement;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** The box to tick before a membership is paid for; its text opens above the dialog and leads back to it. */
export function AgreementTick({ agreement, agreed, onAgree }: AgreementTickProps) {
  const say = useUiText();
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Choice
        checked={agreed}
        onChange={({ target }) => onAgree(target.checked)}
        label={say('membershipDialog.agree', { title: agreement.title })}
      />
      <Button type="button" size="small" onClick={() => setOpen(true)}>
        {say('membershipDialog.read')}
      </Button>
      <AgreementDialog open={open} onClose={() => setOpen(false)} title={agreement.title} closeText={say('agreement.read')}>
        {agreement.content}
      </AgreementDialog>
    </Row>
  );
}
