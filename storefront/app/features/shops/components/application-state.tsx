import { EmptyState, Eyebrow, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ShopState } from '../application.ts';

const Reason = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(3),
  textAlign: 'start',
  color: theme.vars.palette.roles.ink,
  backgroundColor: theme.vars.palette.roles.sheet,
  borderInlineStart: `${theme.mall.border.edge} solid ${theme.vars.palette.roles.accent}`,
  borderRadius: theme.mall.radius.control,
  '& p': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

interface ApplicationStateProps {
  readonly state: Exclude<ShopState, { kind: 'none' }>;
  readonly hrefs: { readonly home: string; readonly again: string; readonly backOffice: string };
}

/** Renders the state of a submitted application, and the possible next steps. */
export function ApplicationState({ state, hrefs }: ApplicationStateProps): ReactNode {
  const { t } = useTranslation('shops');
  if (state.kind === 'approved') {
    return (
      <EmptyState
        level={1}
        icon="check"
        title={t('approved.title')}
        action={
          <Button href={hrefs.backOffice} target="_blank" rel="noopener" variant="contained">
            {t('approved.open')}
          </Button>
        }
      >
        {t('approved.text')}
      </EmptyState>
    );
  }
  if (state.kind === 'rejected') {
    return (
      <EmptyState
        level={1}
        icon="info"
        title={t('rejected.title')}
        action={
          <Button component={Link} to={hrefs.again} variant="contained">
            {t('rejected.again')}
          </Button>
        }
      >
        <Reason>
          <Eyebrow>{t('rejected.reason')}</Eyebrow>
          <Typography>{state.reason}</Typography>
        </Reason>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      title={t('review.title')}
      action={
        <Button component={Link} to={hrefs.home} variant="outlined">
          {t('review.home')}
        </Button>
      }
    >
      {t('review.text')}
    </EmptyState>
  );
}
