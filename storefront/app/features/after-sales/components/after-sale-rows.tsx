import { Image, Price, styled, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, withQuery } from '#app/paths.ts';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { type AfterSaleSummary, isWaiting, stateKey } from '../after-sale.ts';
import { ConfirmedAction } from './confirmed-action.tsx';

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), listStyle: 'none', margin: 0, padding: 0 }));

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2.5),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
  '& h3, & p': { margin: 0 },
  '& > header, & > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 3),
  },
  '& > header h3': theme.typography.subtitle2,
  '& > header p': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft, overflowWrap: 'anywhere' },
  '& > header > .state': { ...theme.typography.body2, marginInlineStart: 'auto', color: theme.vars.palette.roles.inkSoft },
  '& > header > .state[data-urgent]': { color: theme.vars.palette.roles.accent },
  '& > .line': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: `${theme.mall.size.thumbSmall} minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: theme.spacing(2),
  },
  '& > .line small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.roles.inkSoft },
  '& > footer > .sum': { display: 'flex', alignItems: 'baseline', gap: theme.spacing(1.5), ...theme.typography.body2 },
  '& > footer > .actions': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: theme.spacing(1, 2),
    marginInlineStart: 'auto',
  },
}));

const detailsHref = ({ id, line }: AfterSaleSummary) =>
  withQuery(paths.afterSale, { id: line.id, goodsId: line.productId, wlid: id, shid: id });

/** Renders a list of after-sales, each with its available actions. */
export function AfterSaleRows({ rows, idempotencyKey }: { rows: readonly AfterSaleSummary[]; idempotencyKey: string }) {
  return (
    <List>
      {rows.map((row) => (
        <li key={row.id}>
          <AfterSaleRow row={row} idempotencyKey={idempotencyKey} />
        </li>
      ))}
    </List>
  );
}

function AfterSaleRow({ row, idempotencyKey }: { row: AfterSaleSummary; idempotencyKey: string }) {
  const { t } = useTranslation('after-sales');
  const { dateTime } = useDateTime();
  const id = useId();
  const { kind, line, orderId, orderNumber, shopName, amount, requestedAt } = row;
  return (
    <Card aria-labelledby={id}>
      <header>
        <h3 id={id}>{t(`kind.${kind}`)}</h3>
        <p>{[shopName, requestedAt && dateTime(requestedAt)].filter(Boolean).join(' · ')}</p>
        <span className="state" {...(isWaiting(row) ? { 'data-urgent': true } : {})}>
          {t(`state.${stateKey(row)}`)}
        </span>
      </header>
      <div className="line">
        <Image src={line.image} alt="" sizes="72px" ratio={4 / 5} />
        <span>
          <UiLink look="quiet" href={detailsHref(row)}>
            {line.title}
          </UiLink>
          {line.spec !== '' && <small>{line.spec}</small>}
          <small>
            <UiLink href={withQuery(paths.order, { order_id: orderId })}>{t('row.order', { number: orderNumber })}</UiLink>
          </small>
        </span>
        <span>{t('details.count', { count: line.count })}</span>
      </div>
      <footer>
        {amount !== undefined && (
          <span className="sum">
            {t('row.asked')} <Price value={amount} />
          </span>
        )}
        <span className="actions">
          <RowActions row={row} idempotencyKey={idempotencyKey} />
          <UiLink href={detailsHref(row)} aria-describedby={id}>
            {t('actions.details')}
          </UiLink>
        </span>
      </footer>
    </Card>
  );
}

/** Renders the actions available from the list; the details page has the rest. */
function RowActions({ row, idempotencyKey }: { row: AfterSaleSummary; idempotencyKey: string }) {
  const { t } = useTranslation('after-sales');
  const { id, state } = row;
  const link = (hash: string, text: string, variant: 'contained' | 'outlined') => (
    <Button component={Link} to={`${detailsHref(row)}${hash}`} variant={variant} size="small">
      {text}
    </Button>
  );
  if (state === 'underReview') return <ConfirmedAction action="withdraw" id={id} idempotencyKey={idempotencyKey} size="small" />;
  if (state === 'awaitingReturn') return link('#send-back', t('actions.sendBack'), 'contained');
  if (state === 'sentBack' || state === 'refusedAfterReturn') return link('#parcels', t('actions.parcel'), 'outlined');
  if (state === 'replacementSent') return <ConfirmedAction action="confirm" id={id} idempotencyKey={idempotencyKey} size="small" />;
  return null;
}
