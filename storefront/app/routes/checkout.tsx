import { randomUUID } from 'node:crypto';
import { describeError } from '@mall/sdk';
import { Container, Eyebrow, styled } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { type AddressOutcome, addAddressIntent, readAddressIntent } from '#app/features/addresses/address-outcome.ts';
import { changeAddress, loadAddressToChange, loadRegions } from '#app/features/addresses/api/addresses.server.ts';
import { isAddressEntered, keepEntered, saveEnteredAddress } from '#app/features/addresses/api/take-address.server.ts';
import { AddressActions, AddressCareForm } from '#app/features/addresses/components/address-actions.tsx';
import { AddressEntry } from '#app/features/addresses/components/address-entry.tsx';
import { checkoutOfSkus } from '#app/features/cart/api/change-cart.server.ts';
import { loadCheckout } from '#app/features/checkout/api/load-checkout.server.ts';
import { placeOrder, readEntered, withEntered } from '#app/features/checkout/api/place-order.server.ts';
import { type CheckoutOutcome, checkoutFields, checkoutIntents } from '#app/features/checkout/checkout.ts';
import { type CheckoutQuery, readCheckoutQuery, readSkus, writeCheckoutQuery } from '#app/features/checkout/checkout-query.ts';
import { BlockedCheckout } from '#app/features/checkout/components/blocked-checkout.tsx';
import { CheckoutForm } from '#app/features/checkout/components/checkout-form.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { PaymentMethod } from '#app/shared/payment-methods.ts';
import { readId } from '#app/shared/query-id.ts';
import { requestContext, type Settings } from '#app/shared/request-context.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { redirectVisitorToLogin } from '#app/shared/session/return-path.server.ts';
import { hasCustomerSession } from '#app/shared/session/session.server.ts';
import type { Route } from './+types/checkout';

export const handle = { namespaces: ['checkout', 'addresses', 'ui-deferred'] } satisfies RouteHandle;

const Head = styled('header')(({ theme }) => ({
  paddingBlock: theme.spacing(3, 4),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6, 5) },
}));

const Body = styled('div')(({ theme }) => ({ paddingBlockEnd: theme.spacing(10) }));

function queryOf(url: URL): CheckoutQuery {
  return readCheckoutQuery(url.searchParams) ?? notFound();
}

/** Returns the link to this page for the same items. */
function hrefOf(query: CheckoutQuery, changes: Record<string, string | number | undefined> = {}): string {
  return withQuery(paths.checkout, { ...writeCheckoutQuery(query), ...changes });
}

/** Redirects to the cart, which shows why the order was not placed. */
const backToCart = (refused: 'stock' | 'price') => redirect(withQuery(paths.cart, { refused }), 303);

/** Redirects to the checkout of the lines that a guest chose before signing in. */
async function redirectToLines(mall: Gateway, skuIds: readonly number[], url: URL, settings: Settings): Promise<Response> {
  const step = await checkoutOfSkus(mall, skuIds);
  if (step === 'guest') return redirectVisitorToLogin(url, settings);
  return step
    ? redirect(withQuery(paths.checkout, { cart_id: step.ids.join(','), vipSource: step.asMember ? 1 : 0 }))
    : redirect(paths.cart);
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const skuIds = readSkus(url.searchParams);
  const { settings } = context.get(requestContext);
  if (skuIds) {
    throw await redirectToLines(context.get(gateway), skuIds, url, settings).catch(handlePageError(url, context));
  }
  const query = queryOf(url);
  const state = await loadCheckout(context.get(gateway), query).catch((error) => {
    const isVisitor = !hasCustomerSession(request.headers.get('Cookie'), settings);
    if (isVisitor && describeError(error).action === 'signIn') throw redirectVisitorToLogin(url, settings);
    return handlePageError(url, context)(error);
  });
  if (state.kind === 'cart') throw backToCart(state.reason);
  const edited = readId(url.searchParams.get('edit'));
  const asked = url.searchParams.get('add') === '1' || edited !== undefined;
  const needsForm = state.kind === 'open' && (asked || state.checkout.addresses.length === 0);
  const form = needsForm ? await loadForm(context.get(gateway), edited).catch(handlePageError(url, context)) : undefined;
  return { query, state, asked, form, idempotencyKey: randomUUID(), addressKey: randomUUID() };
}

/** Loads the data of the address form, with the address itself when it is edited. */
async function loadForm(mall: Gateway, edited: number | undefined) {
  const [regions, change] = await Promise.all([loadRegions(mall), edited === undefined ? undefined : loadAddressToChange(mall, edited)]);
  return { regions, change };
}

/** Places the order, prices it again, or changes the addresses, depending on the pressed button. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const query = queryOf(url);
  const mall = context.get(gateway);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === addAddressIntent) {
    const outcome = await saveEnteredAddress(mall, form).catch(handlePageError(url, context));
    if (outcome.kind !== 'refused') return redirect(hrefOf(query, { address_id: outcome.id ?? query.addressId }), 303);
    return { address: outcome, checkout: await priced(mall, query, { at: Date.now(), entered: readEntered(form), reason: 'repriced' }) };
  }
  const care = readAddressIntent(intent);
  if (care) {
    const change = await changeAddress(mall, care.id, form, care.intent).catch(handlePageError(url, context));
    if (change.kind === 'notChanged') return { care: change };
    const isGone = change.kind === 'removed' && care.id === query.addressId;
    return redirect(hrefOf({ ...query, addressId: isGone ? undefined : query.addressId }), 303);
  }
  if (intent !== checkoutIntents.place) {
    const checkout = await priced(mall, query, { at: Date.now(), entered: readEntered(form), reason: 'repriced' });
    return { checkout, ...(isAddressEntered(form) && { address: keepEntered(form) }) };
  }
  const address = await takeAddress(mall, query, form).catch(handlePageError(url, context));
  if (address?.kind === 'refused')
    return { address, checkout: await priced(mall, query, { at: Date.now(), entered: readEntered(form), reason: 'addressEntry' }) };
  const placed = await placeOrder(mall, query, form).catch(handlePageError(url, context));
  if (placed.kind === 'placed') return redirect(payHref(placed), 303);
  if (placed.kind === 'cart') return backToCart(placed.reason);
  if (placed.kind !== 'returned') return { lost: placed };
  return { checkout: await priced(mall, query, placed.outcome), ...(address && { address }) };
}

/**
 * Saves the address typed into the form and selects it for the order. Empty fields are ignored when another address is selected; otherwise
 * they are refused, each with its own error.
 */
async function takeAddress(mall: Gateway, query: CheckoutQuery, form: FormData): Promise<AddressOutcome | undefined> {
  const isPickup = withEntered(query, readEntered(form)).storeId !== undefined;
  if (isPickup || !form.has('fullName')) return undefined;
  if (form.has(checkoutFields.addressId) && !isAddressEntered(form)) return undefined;
  const outcome = await saveEnteredAddress(mall, form);
  if (outcome.kind !== 'refused' && outcome.id !== undefined) form.set(checkoutFields.addressId, String(outcome.id));
  return outcome;
}

/** Returns the payment page of a placed order, for the chosen method. */
function payHref({ orderId: order_id, payType }: { orderId: number; payType: PaymentMethod }): string {
  return payType === 'wallet' ? withQuery(paths.payment, { order_id }) : withQuery(paths.scanCode, { order_id, type: payType });
}

/** Adds a checkout priced for the form's selections, because the page's own is priced for its address. */
async function priced(mall: Gateway, query: CheckoutQuery, outcome: CheckoutOutcome): Promise<CheckoutOutcome> {
  const state = await loadCheckout(mall, withEntered(query, outcome.entered)).catch(() => undefined);
  return state?.kind === 'open' ? { ...outcome, checkout: state.checkout } : outcome;
}

/** Renders the checkout: address, items, payment method, and total. */
export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('checkout');
  const { query, asked, form, idempotencyKey, addressKey } = loaderData;
  const state = actionData && 'lost' in actionData ? actionData.lost : loaderData.state;
  const outcome = actionData && 'checkout' in actionData ? actionData.checkout : undefined;
  const address = actionData && 'address' in actionData ? actionData.address : undefined;
  // When the address was saved but the order was not placed, its fields are no longer shown.
  const entry = address && address.kind !== 'refused' ? undefined : form;
  const { wanted } = query;
  return (
    <Container>
      <Seo title={t('title')} description={t('description')} indexed={false} />
      <Head>
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <Typography variant="h1">{t('title')}</Typography>
      </Head>
      <Body>
        {actionData && 'care' in actionData && (
          <RefusalNotice key={actionData.care.at} message={actionData.care.message} otherwise={t('outcome.noResponse')} />
        )}
        <AddressCareForm idempotencyKey={addressKey} />
        {state.kind === 'open' ? (
          <CheckoutForm
            checkout={outcome?.checkout ?? state.checkout}
            outcome={outcome}
            idempotencyKey={idempotencyKey}
            hrefs={{
              product: (id) => withQuery(paths.product, { id }),
              repriced: ({ address = query.addressId, ...change }) =>
                hrefOf({
                  ...query,
                  addressId: address,
                  storeId: 'store' in change ? change.store : query.storeId,
                  coupons: 'coupons' in change ? change.coupons : query.coupons,
                }),
              addAddress: entry ? undefined : hrefOf(query, { add: 1 }),
            }}
            addressActions={(address) => <AddressActions address={address} editHref={hrefOf(query, { edit: address.id })} />}
            addressEntry={
              entry && (
                <AddressEntry
                  key={entry.change?.id}
                  regions={entry.regions}
                  change={entry.change}
                  outcome={address}
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
