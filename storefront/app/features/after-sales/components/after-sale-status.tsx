import { type AfterSalesState, Icon, type IconName, Price, styled } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { type AfterSaleDetails, isRefused, isWaiting, stateKey } from '../after-sale.ts';
import { ConfirmedAction } from './confirmed-action.tsx';

const Block = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(2.5),
  rowGap: theme.spacing(2.5),
  padding: theme.spacing(3, 2.5),
  backgroundColor: theme.vars.palette.roles.sunken,
  borderRadius: theme.mall.radius.card,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
  '& p': { margin: 0, marginBlockStart: theme.spacing(0.5) },
  '& > .mark': {
    display: 'grid',
    placeItems: 'center',
    width: theme.spacing(5),
    height: theme.spacing(5),
    borderRadius: theme.mall.radius.pill,
    color: theme.vars.palette.roles.primary,
    backgroundColor: theme.vars.palette.roles.primaryVeil,
  },
  '& > .mark[data-urgent]': { color: theme.vars.palette.roles.accent, backgroundColor: theme.vars.palette.roles.accentVeil },
  '& > div > .deadline': { ...theme.typography.subtitle2, color: theme.vars.palette.roles.accent },
  '& > div > .refusal': {
    marginBlockStart: theme.spacing(2),
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: `${theme.mall.border.edge} solid ${theme.vars.palette.roles.danger}`,
    overflowWrap: 'anywhere',
  },
  '& > div > .refusal small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.roles.inkSoft },
  '& form': { gridColumn: '1 / -1', [theme.breakpoints.up('sm')]: { gridColumn: 2 } },
}));

const icons: Readonly<Record<AfterSalesState, IconName>> = {
  underReview: 'clock',
  awaitingReturn: 'bag',
  sentBack: 'bag',
  replacementSent: 'bag',
  refunded: 'check',
  exchanged: 'check',
  refused: 'info',
  refusedAfterReturn: 'info',
};

function nextKey({ kind, state, target }: AfterSaleDetails) {
  if (state === 'sentBack') return `next.sentBack.${kind === 'exchange' ? 'exchange' : 'return'}` as const;
  if (state === 'refunded') return `next.refunded.${target ?? 'unknown'}` as const;
  return `next.${state}` as const;
}

/** Renders the state of an after-sale, the next step, and its main action. */
export function AfterSaleStatus({ afterSale, idempotencyKey }: { afterSale: AfterSaleDetails; idempotencyKey: string }) {
  const { t } = useTranslation('after-sales');
  const { dateTime } = useDateTime();
  const { id, state, deadline, refusal, refunded } = afterSale;
  return (
    <Block aria-labelledby="after-sale-state">
      <span className="mark" {...(isWaiting(afterSale) || isRefused(afterSale) ? { 'data-urgent': true } : {})}>
        <Icon name={icons[state]} />
      </span>
      <div>
        <Typography id="after-sale-state" variant="h3" component="h2">
          {t(`state.${stateKey(afterSale)}`)} {state === 'refunded' && refunded && <Price value={refunded} size="large" />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(nextKey(afterSale))}
        </Typography>
        {isWaiting(afterSale) && deadline && <p className="deadline">{t('deadline', { moment: dateTime(deadline) })}</p>}
        {isRefused(afterSale) && refusal !== '' && (
          <p className="refusal">
            <small>{t('refusal')}</small>
            {refusal}
          </p>
        )}
      </div>
      {state === 'underReview' && <ConfirmedAction action="withdraw" id={id} idempotencyKey={idempotencyKey} />}
      {state === 'replacementSent' && <ConfirmedAction action="confirm" id={id} idempotencyKey={idempotencyKey} />}
    </Block>
  );
}
