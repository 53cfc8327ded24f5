import { Countdown, Eyebrow, Notice, Price, StockBar, styled, UiLink } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { FlashOffer } from '../product.ts';

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  width: '100%',
  padding: theme.spacing(2.5),
  backgroundColor: theme.vars.palette.roles.sunken,
  borderRadius: theme.mall.radius.card,
  '& > .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: theme.spacing(2) },
  '& p': { margin: 0 },
  '& > .head > .clock': { ...theme.typography.body2, color: theme.vars.palette.roles.inkSoft },
  '& [role="timer"]': { ...theme.typography.h4, marginInlineStart: theme.spacing(1), color: theme.vars.palette.roles.accent },
  '& > .rule': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

interface FlashPanelProps {
  readonly offer: FlashOffer;
  /** The label of the offer's SKU; empty for the only one. */
  readonly sku: string;
  readonly saleHref: string;
  /** Called when its sale begins or ends. */
  readonly onTurn: () => void;
}

/** Renders the flash-sale price and the time left; after the sale, a notice with the ordinary price. */
export function FlashPanel({ offer, sku, saleHref, onTurn }: FlashPanelProps) {
  const { t } = useTranslation('catalog');
  const { state, price, left, total, limit, until, serverTime } = offer;
  const back = (
    <UiLink href={saleHref} className="back">
      {t('product.flash.back')}
    </UiLink>
  );
  if (state !== 'running' && state !== 'waiting') {
    return (
      <Notice title={t('product.flash.title')} action={back}>
        {t(`product.flash.${state}`)}
      </Notice>
    );
  }
  const label = t(state === 'running' ? 'product.flash.untilEnd' : 'product.flash.untilBeginning');
  return (
    <Box aria-label={t('product.flash.title')}>
      <div className="head">
        <Eyebrow>{t('product.flash.title')}</Eyebrow>
        <p className="clock">
          {label}
          <Countdown inFull label={label} until={until} now={serverTime} onEnd={onTurn} />
        </p>
      </div>
      {state === 'waiting' && (
        <p>
          <Price value={price} />
        </p>
      )}
      <StockBar left={left} total={total} isQuiet={state === 'waiting'} />
      <p className="rule">
        {sku !== '' && `${t('product.flash.sku', { sku })} · `}
        {t('product.flash.limit', { count: limit })}
      </p>
      {back}
    </Box>
  );
}
