import { randomUUID } from 'node:crypto';
import { EmptyState, Notice, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router-dom';
import { type AddressOutcome, addressIdField, addressIntents } from '#app/features/addresses/address-outcome.ts';
import {
  changeAddress,
  loadAddresses,
  loadAddressToChange,
  loadCountries,
  loadRegions,
} from '#app/features/addresses/api/addresses.server.ts';
import { saveAddress } from '#app/features/addresses/api/save-address.server.ts';
import { AddressList } from '#app/features/addresses/components/address-list.tsx';
import { NewAddress } from '#app/features/addresses/components/new-address.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/addresses';

export const handle = { namespaces: ['addresses', 'ui-deferred'] } satisfies RouteHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const mall = context.get(gateway);
  const addresses = await loadAddresses(mall).catch(handlePageError(url, context));
  const edited = readId(searchParams.get('edit'));
  const asked = searchParams.get('add') === '1' || edited !== undefined;
  const form = asked || addresses.length === 0 ? await loadForm(mall, edited).catch(handlePageError(url, context)) : undefined;
  const saved = ['added', 'changed'].find((kind) => searchParams.get(kind) === '1');
  return { addresses, asked, form, saved, idempotencyKey: randomUUID() };
}

/** Loads the data of the address form, with the address itself when it is edited. */
async function loadForm(mall: Gateway, edited: number | undefined) {
  const [regions, countries, change] = await Promise.all([
    loadRegions(mall),
    loadCountries(mall),
    edited === undefined ? undefined : loadAddressToChange(mall, edited),
  ]);
  return { regions, countries, change };
}

/** Saves the form, or runs the action of an address button; the list then shows the result. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const mall = context.get(gateway);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === addressIntents.remove || intent === addressIntents.makeDefault) {
    const id = readId(form.get(addressIdField)) ?? notFound();
    return await changeAddress(mall, id, form).catch(handlePageError(url, context));
  }
  const outcome = await saveAddress(mall, form).catch(handlePageError(url, context));
  return outcome.kind === 'refused' ? outcome : redirect(withQuery(paths.addresses, { [outcome.kind]: 1 }), 303);
}

type Outcome = Route.ComponentProps['actionData'];

const refusalOfForm = (outcome: Outcome): AddressOutcome | undefined => (outcome?.kind === 'refused' ? outcome : undefined);

/** Renders the result of the last action. */
function Done({ outcome, saved }: { outcome: Outcome; saved: string | undefined }) {
  const { t } = useTranslation('addresses');
  if (outcome?.kind === 'notChanged') return <RefusalNotice key={outcome.at} message={outcome.message} otherwise={t('new.noResponse')} />;
  if (outcome?.kind === 'removed' || outcome?.kind === 'madeDefault') {
    return (
      <Notice key={outcome.at} tone="success">
        {t(outcome.kind)}
      </Notice>
    );
  }
  if (saved === undefined) return null;
  return <Notice tone="success">{t(saved === 'added' ? 'added' : 'changed')}</Notice>;
}

/** Limits the width to the form's: an empty right third would look unfinished. */
const Entry = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  maxWidth: `calc(${theme.mall.size.formWide} + ${theme.spacing(8)})`,
}));

/** Renders the customer's addresses, with a link to add one. */
export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('addresses');
  const { addresses, form, asked, saved, idempotencyKey } = loaderData;
  const add = (
    <Button component={Link} to={withQuery(paths.addresses, { add: 1 })} preventScrollReset variant="outlined">
      {t('add')}
    </Button>
  );
  return (
    <AccountPage eyebrow={t('eyebrow')} title={t('title')} description={t('description')} action={!form && add}>
      <Done outcome={actionData} saved={saved} />
      {form && (
        <Entry>
          {addresses.length === 0 && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
          <NewAddress
            key={form.change?.id ?? 'new'}
            {...form}
            outcome={refusalOfForm(actionData)}
            idempotencyKey={idempotencyKey}
            asked={asked}
            {...(addresses.length > 0 ? { cancelHref: paths.addresses } : {})}
          />
        </Entry>
      )}
      {addresses.length > 0 && (
        <AddressList addresses={addresses} idempotencyKey={idempotencyKey} editHref={(edit) => withQuery(paths.addresses, { edit })} />
      )}
    </AccountPage>
  );
}
