import { BusyButton, formatMoney, Icon, NativeSelect, styled } from '@mall/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useFetcher } from 'react-router-dom';
import { paths, withQuery } from '#app/paths.ts';
import { useHydrated } from '#app/shared/use-hydrated.ts';
import type { CartItem, CartSku, SkuChoice } from '../cart.ts';
import { cartFields, writeIntent } from '../cart-form.ts';

const Root = styled('details')(({ theme }) => ({
  position: 'relative',
  '& > summary': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    minHeight: theme.mall.size.targetSmall,
    color: theme.vars.palette.roles.primary,
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
    // The content of <details> inherits from a browser-internal box, which our box-sizing rule does not reach.
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
  // On a phone the panel is positioned relative to the line instead of the label: as wide, and never wider than the window.
  [theme.breakpoints.down('md')]: { position: 'static', '& > div': { width: `min(${theme.mall.size.search}, 100%)` } },
}));

interface SkuChangeProps {
  readonly item: CartItem;
  /** The available SKUs, when the page was loaded with them. */
  readonly loaded: readonly CartSku[] | undefined;
  readonly pending: string | undefined;
}

/**
 * Changes the SKU of an item in a native panel with a native select. The other SKUs are loaded when it opens; without JavaScript, by its
 * link.
 */
export function SkuChange({ item, loaded, pending }: SkuChangeProps) {
  const { t } = useTranslation('cart');
  const details = useRef<HTMLDetailsElement>(null);
  const { data, load } = useFetcher<SkuChoice | null>();
  const isHydrated = useHydrated();
  const skus = data?.skus ?? loaded;
  const intent = writeIntent({ kind: 'sku', id: item.id });
  const loadOnce = () => {
    if (details.current?.open && !skus) void load(withQuery(paths.cartSkus, { sku: item.id }));
  };
  // It may have been opened before hydration.
  useEffect(loadOnce, []);
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  const nameOf = ({ name, price, stock }: CartSku) => t(stock > 0 ? 'sku.option' : 'sku.soldOut', { name, price: formatMoney(price) });
  const own = { id: item.skuId, name: item.spec, price: item.was ?? item.price, stock: item.stock };
  return (
    // The browser opens only one <details> per name at a time.
    <Root ref={details} name="sku" open={loaded !== undefined} onToggle={loadOnce} onKeyDown={close}>
      <summary aria-label={t('sku.changeNamed', { name: item.name })}>
        <Icon name="down" />
        {t('sku.change')}
      </summary>
      <div>
        <NativeSelect label={t('sku.label')} name={cartFields.sku(item.id)} defaultValue={item.skuId}>
          {(skus ?? [own]).map((sku) => (
            <option key={sku.id} value={sku.id} disabled={sku.stock < 1 && sku.id !== item.skuId}>
              {nameOf(sku)}
            </option>
          ))}
        </NativeSelect>
        {!skus && (!isHydrated || data === null) && (
          <Link to={withQuery(paths.cart, { sku: item.id })} preventScrollReset>
            {t('sku.show')}
          </Link>
        )}
        <BusyButton type="submit" variant="outlined" size="small" name={cartFields.intent} value={intent} pending={pending === intent}>
          {t('sku.submit')}
        </BusyButton>
      </div>
    </Root>
  );
}
