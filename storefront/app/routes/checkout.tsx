import { randomUUID } from 'node:crypto';
import { Container, Eyebrow } from '@mall/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { addAddressIntent } from '#app/features/addresses/address-outcome.ts';
import { loadRegions } from '#app/features/addresses/api/addresses.server.ts';
import { saveAddress } from '#app/features/addresses/api/save-address.server.ts';
import { NewAddress } from '#app/features/addresses/components/new-address.tsx';
import { loadCheckout } from '#app/features/checkout/api/load-checkout.server.ts';
import { placeOrder, readEntered } from '#app/features/checkout/api/place-order.server.ts';
import { type CheckoutOutcome, checkoutIntents, type PayType } from '#app/features/checkout/checkout.ts';
import { BlockedCheckout } from '#app/features/checkout/components/blocked-checkout.tsx';
import { CheckoutForm } from '#app/features/checkout/components/checkout-form.tsx';
import { type CheckoutQuery, readCheckoutQuery, writeCheckoutQuery } from '#app/features/checkout/wanted.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { faultOfPage, notFound } from '#app/shared/gateway/page-fault.server.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Route } from './+types/checkout';

export const handle = { namespaces: ['checkout', 'addresses', 'ui-later'] } satisfies RouteHandle;

const Head = styled('header')(({ theme }) => ({
  paddingBlock: theme.spacing(3, 4),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6, 5) },
}));

const Body = styled('div')(({ theme }) => ({ paddingBlockEnd: theme.spacing(10) }));

function queryOf(url: URL): CheckoutQuery {
  return readCheckoutQuery(url.searchParams) ?? notFound();
}

/** This page for the same goods. */
function hrefOf(query: CheckoutQuery, changes: Record<string, string | number | undefined> = {}): string {
  return withQuery(paths.checkout, { ...writeCheckoutQuery(query), ...changes });
}

/** The cart, which says why the order was not placed. */
const backToCart = (refused: 'stock' | 'price') => redirect(withQuery(paths.cart, { refused }), 303);

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = queryOf(url);
  const state = await loadCheckout(context.get(gateway), query).catch(faultOfPage(url, context));
  if (state.kind === 'cart') throw backToCart(state.reason);
  const asked = url.searchParams.get('add') === '1';
  const needsRegions = state.kind === 'open' && (asked || state.checkout.addresses.length === 0);
  const regions = needsRegions ? await loadRegions(context.get(gateway)).catch(faultOfPage(url, context)) : undefined;
  return { query, state, asked, regions, idempotencyKey: randomUUID(), addressKey: randomUUID() };
}

/** Places the order, prices it anew for another address, or stores a new address; as the pressed button says. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const query = queryOf(url);
  const mall = context.get(gateway);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === addAddressIntent) {
    const outcome = await saveAddress(mall, form).catch(faultOfPage(url, context));
    if (outcome.kind === 'refused') return { address: outcome };
    return redirect(hrefOf(query, { address_id: outcome.id ?? query.addressId }), 303);
  }
  if (intent !== checkoutIntents.place)
    return { checkout: await priced(mall, query, { at: Date.now(), entered: readEntered(form), reason: 'repriced' }) };
  const placed = await placeOrder(mall, query, form).catch(faultOfPage(url, context));
  if (placed.kind === 'placed') return redirect(payHref(placed), 303);
  if (placed.kind === 'cart') return backToCart(placed.reason);
  return placed.kind === 'returned' ? { checkout: await priced(mall, query, placed.outcome) } : { lost: placed };
}

/** Where an order that was placed is paid in the way that was chosen. */
function payHref({ orderId: order_id, payType }: { orderId: number; payType: PayType }): string {
  return payType === 'wallet_pay' ? withQuery(paths.payment, { order_id }) : withQuery(paths.scanCode, { order_id, type: payType });
}

/** The outcome with the sums for the address that was chosen in the form: the page's own are for the one in its address. */
async function priced(mall: Gateway, query: CheckoutQuery, outcome: CheckoutOutcome): Promise<CheckoutOutcome> {
  const addressId = outcome.entered.addressId ?? query.addressId;
  const state = await loadCheckout(mall, { ...query, addressId }).catch(() => undefined);
  return state?.kind === 'open' ? { ...outcome, checkout: state.checkout } : outcome;
}

/** The checkout: where to, what, how to pay, and how much. */
export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('checkout');
  const { query, asked, regions, idempotencyKey, addressKey } = loaderData;
  const state = actionData && 'lost' in actionData ? actionData.lost : loaderData.state;
  const outcome = actionData && 'checkout' in actionData ? actionData.checkout : undefined;
  const { wanted } = query;
  return (
    <Container>
      <Seo title={t('title')} description={t('description')} indexed={false} />
      <Head>
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <Typography variant="h1">{t('title')}</Typography>
      </Head>
      <Body>
        {state.kind === 'open' ? (
          <CheckoutForm
            checkout={outcome?.checkout ?? state.checkout}
            outcome={outcome}
            idempotencyKey={idempotencyKey}
            hrefs={{
              product: (id) => withQuery(paths.product, { id }),
              address: (id) => hrefOf(query, { address_id: id }),
              addAddress: regions ? undefined : hrefOf(query, { add: 1 }),
            }}
            newAddress={
              regions && (
                <NewAddress
                  regions={regions}
                  outcome={actionData && 'address' in actionData ? actionData.address : undefined}
                  idempotencyKey={addressKey}
                  asked={asked}
                  {...(state.checkout.addresses.length > 0 ? { cancelHref: hrefOf(query) } : {})}
                />
              )
            }
          />
        ) : (
          <BlockedCheckout
            state={state}
            hrefs={{
              product: 'product' in wanted ? withQuery(paths.product, { id: wanted.product.pid, sec: wanted.product.sec_id }) : undefined,
              cart: paths.cart,
              orders: paths.orders,
            }}
          />
        )}
      </Body>
    </Container>
  );
}
