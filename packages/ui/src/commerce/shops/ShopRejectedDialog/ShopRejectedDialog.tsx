import Typography from '@mui/material/Typography';
import { useUiText } from '../../../i18n/useUiText.ts';
import { NextStepDialog } from '../../../overlays/NextStepDialog/NextStepDialog.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** Props of {@link ShopRejectedDialog}. */
export interface ShopRejectedDialogProps extends RootProps<'div'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on close: by button, Escape or the backdrop. */
  onClose: () => void;
  /** Reason given by the mall. */
  reason: string;
  /** URL where the application is corrected and submitted again. */
  applyAgainHref: string;
}

const Reason = styled('blockquote')(({ theme }) => ({
  margin: 0,
  marginBlockStart: theme.spacing(0.5),
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `${theme.mall.border.edge} solid ${theme.vars.palette.roles.accent}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}));

/** Shows why an application for a shop was rejected, with a link to submit it again. */
export function ShopRejectedDialog({ open, onClose, reason, applyAgainHref, ...root }: ShopRejectedDialogProps) {
  const t = useUiText('ui-deferred');
  return (
    <NextStepDialog
      {...root}
      open={open}
      onClose={onClose}
      title={t('shopDialog.rejectedTitle')}
      href={applyAgainHref}
      stepText={t('shopDialog.again')}
    >
      <Typography variant="body2" color="textSecondary">
        {t('shopDialog.reason')}
      </Typography>
      <Reason>{reason}</Reason>
    </NextStepDialog>
  );
}
