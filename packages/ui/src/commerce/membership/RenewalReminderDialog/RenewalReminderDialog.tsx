import Button from '@mui/material/Button';
import { useState } from 'react';
import { Choice } from '../../../fields/Choice/Choice.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Dialog, type DialogProps } from '../../../overlays/Dialog/Dialog.tsx';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { styled } from '../../../styles/styled.ts';
import { type MemberBenefit, MemberBenefits } from '../MemberBenefits/MemberBenefits.tsx';

/** Props of {@link RenewalReminderDialog}. */
export interface RenewalReminderDialogProps extends Pick<DialogProps, 'open' | 'ref' | 'className' | 'sx'> {
  /** Called on close; `quiet` when the reminder must not be shown again. */
  onClose: (closed: { readonly quiet: boolean }) => void;
  /** Called to start the renewal. */
  onRenew: () => void;
  /** Name of the member, and the avatar if there is one. */
  user: { readonly name: string; readonly imageUrl?: string };
  /** Days until the membership ends. */
  daysLeft: number;
  /** Benefits that the member would lose. */
  benefits: readonly MemberBenefit[];
}

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  paddingBlockEnd: theme.spacing(3),
  marginBlockEnd: theme.spacing(3),
  borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& p': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& p:first-of-type': theme.typography.h5,
  '& p:last-of-type': { ...theme.typography.body2, color: theme.vars.palette.roles.accent },
}));

const Quiet = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(3) }));

/** Reminds a member that the membership will expire, until the member turns the reminder off. */
export function RenewalReminderDialog({ onClose, onRenew, user, daysLeft, benefits, ...dialog }: RenewalReminderDialogProps) {
  const t = useUiText('ui-deferred');
  const [quiet, setQuiet] = useState(false);
  return (
    <Dialog
      {...dialog}
      onClose={() => onClose({ quiet })}
      title={t('renewal.title')}
      width="wide"
      actions={
        <Button type="button" variant="contained" onClick={onRenew}>
          {t('renewal.renew')}
        </Button>
      }
    >
      <Person>
        <Avatar name={user.name} size="large" {...(user.imageUrl ? { src: user.imageUrl } : {})} />
        <div>
          <p>{user.name}</p>
          <p>{t('renewal.left', { count: daysLeft })}</p>
        </div>
      </Person>
      <MemberBenefits benefits={benefits} label={t('renewal.benefits')} sx={{ gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }} />
      <Quiet>
        <Choice checked={quiet} onChange={({ target }) => setQuiet(target.checked)} label={t('renewal.quiet')} />
      </Quiet>
    </Dialog>
  );
}
