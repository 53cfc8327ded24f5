import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router-dom';
import { type AfterSaleDetails, afterSaleKinds } from '#app/features/after-sales/after-sale.ts';
import { readLineIds } from '#app/features/after-sales/after-sale-query.ts';
import { changeAfterSale } from '#app/features/after-sales/api/change-after-sale.server.ts';
import { loadAfterSale, loadReturnShipping } from '#app/features/after-sales/api/load-after-sale.server.ts';
import { loadRequestForm } from '#app/features/after-sales/api/load-options.server.ts';
import { requestAfterSale } from '#app/features/after-sales/api/request-after-sale.server.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { AfterSaleDetailsView } from '../parts/after-sale-details-view.tsx';
import { AfterSaleRequestView } from '../parts/after-sale-request-view.tsx';
import type { Route } from './+types/after-sale';

export const handle = { namespaces: ['after-sales', 'ui-deferred'] } satisfies RouteHandle;

/** Reads the request of the address: with `type` the page is the form of a request, without it an after-sale. */
function requestIn({ searchParams }: URL) {
  const type = searchParams.get('type');
  if (type === null || type === '') return undefined;
  const kind = afterSaleKinds[Number(type)] ?? notFound();
  return { kind, lineIds: readLineIds(searchParams.get('id')) ?? notFound() };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const idempotencyKey = randomUUID();
  const wanted = requestIn(url);
  if (wanted) {
    const form = await loadRequestForm(context.get(gateway), wanted.kind, wanted.lineIds).catch(handlePageError(url, context));
    return { face: 'request' as const, ...wanted, form, idempotencyKey };
  }
  const lineId = readId(url.searchParams.get('id')) ?? notFound();
  const id = readId(url.searchParams.get('wlid')) ?? readId(url.searchParams.get('shid'));
  const found = await loadDetails(context.get(gateway), lineId, id).catch(handlePageError(url, context));
  return { face: 'details' as const, ...found, done: url.searchParams.get('done'), idempotencyKey };
}

async function loadDetails(mall: Gateway, lineId: number, id: number | undefined) {
  const afterSale = await loadAfterSale(mall, lineId, id);
  return { afterSale, shipping: await shippingFor(mall, afterSale) };
}

/** Loads the couriers only when the customer must return the products. */
async function shippingFor(mall: Gateway, { state, lines }: AfterSaleDetails) {
  const productId = lines[0]?.productId;
  return state === 'awaitingReturn' && productId !== undefined ? await loadReturnShipping(mall, productId) : undefined;
}

/** Submits the request, or runs an action on the after-sale. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const mall = context.get(gateway);
  const wanted = requestIn(url);
  if (!wanted) {
    const outcome = await changeAfterSale(mall, form).catch(handlePageError(url, context));
    // A withdrawn request has no page.
    if (outcome.kind === 'withdraw') return redirect(withQuery(paths.afterSales, { done: 'withdrawn' }), 303);
    return { face: 'details' as const, outcome };
  }
  const outcome = await requestAfterSale(mall, wanted.kind, wanted.lineIds, form).catch(handlePageError(url, context));
  if (outcome.kind === 'refused') return { face: 'request' as const, outcome };
  const done = outcome.isRefunded ? 'refunded' : 'requested';
  const [first, ...others] = wanted.lineIds;
  return redirect(others.length === 0 ? withQuery(paths.afterSale, { id: first, done }) : withQuery(paths.afterSales, { done }), 303);
}

/** Renders the form of an after-sales request, or an after-sale with all its details. */
export default function AfterSalePage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.face === 'request') {
    return <AfterSaleRequestView {...loaderData} outcome={actionData?.face === 'request' ? actionData.outcome : undefined} />;
  }
  return (
    <AfterSaleDetailsView
      key={loaderData.afterSale.id}
      {...loaderData}
      outcome={actionData?.face === 'details' ? actionData.outcome : undefined}
    />
  );
}
