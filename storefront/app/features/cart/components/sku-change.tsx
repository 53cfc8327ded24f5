import { BusyButton, formatMoney, Icon, NativeSelect } from '@mall/ui';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartItem, CartSku } from '../cart.ts';
import { cartFields, writeIntent } from '../cart-form.ts';

const Root = styled('details')(({ theme }) => ({
  position: 'relative',
  '& > summary': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    minHeight: theme.mall.size.targetSmall,
    color: theme.vars.palette.roles.green,
    fontWeight: theme.typography.fontWeightMedium,
    listStyle: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '& svg': { width: theme.spacing(2), height: theme.spacing(2), transition: `rotate ${theme.mall.motion.quick}` },
  },
  '&[open] > summary svg': { rotate: '180deg' },
  '& > div': {
    // What lies in details inherits from a part of the browser's own, which does not know of our box model.
    boxSizing: 'border-box',
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockStart: '100%',
    zIndex: theme.zIndex.drawer,
    display: 'grid',
    gap: theme.spacing(2),
    width: theme.mall.size.search,
    padding: theme.spacing(2.5),
    textAlign: 'start',
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
    borderRadius: theme.mall.radius.card,
    boxShadow: theme.mall.elevation.float,
  },
  // On a phone the panel is the line's and not the word's: as wide, and never past the edge of the window.
  [theme.breakpoints.down('md')]: { position: 'static', '& > div': { width: `min(${theme.mall.size.search}, 100%)` } },
}));

/** Another SKU for the item: a native panel with a native select, which works without a script. */
export function SkuChange({ item, pending }: { item: CartItem; pending: string | undefined }) {
  const { t } = useTranslation('cart');
  const details = useRef<HTMLDetailsElement>(null);
  const intent = writeIntent({ kind: 'sku', id: item.id });
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  const nameOf = ({ name, price, stock }: CartSku) => t(stock > 0 ? 'sku.option' : 'sku.soldOut', { name, price: formatMoney(price) });
  return (
    // Of details with one name the browser keeps one open at a time.
    <Root ref={details} name="sku" onKeyDown={close}>
      <summary aria-label={t('sku.changeNamed', { name: item.name })}>
        <Icon name="down" />
        {t('sku.change')}
      </summary>
      <div>
        <NativeSelect label={t('sku.label')} name={cartFields.sku(item.id)} defaultValue={item.skuId}>
          {item.skus.map((sku) => (
            <option key={sku.id} value={sku.id} disabled={sku.stock < 1 && sku.id !== item.skuId}>
              {nameOf(sku)}
            </option>
          ))}
        </NativeSelect>
        <BusyButton type="submit" variant="outlined" size="small" name={cartFields.intent} value={intent} busy={pending === intent}>
          {t('sku.submit')}
        </BusyButton>
      </div>
    </Root>
  );
}
