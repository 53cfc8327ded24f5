import { randomUUID } from 'node:crypto';
import { EmptyState, Eyebrow, Notice } from '@mall/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router-dom';
import { addAddress } from '#app/features/addresses/api/add-address.server.ts';
import { loadAddresses, loadRegions } from '#app/features/addresses/api/addresses.server.ts';
import { AddressList } from '#app/features/addresses/components/address-list.tsx';
import { NewAddress } from '#app/features/addresses/components/new-address.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { faultOfPage } from '#app/shared/gateway/page-fault.server.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Route } from './+types/addresses';

export const handle = { namespaces: ['addresses', 'ui-later'] } satisfies RouteHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const addresses = await loadAddresses(context.get(gateway)).catch(faultOfPage(url, context));
  const asked = url.searchParams.get('add') === '1';
  const regions = asked || addresses.length === 0 ? await loadRegions(context.get(gateway)).catch(faultOfPage(url, context)) : undefined;
  return { addresses, asked, regions, added: url.searchParams.get('added') === '1', idempotencyKey: randomUUID() };
}

/** Stores a new address; the list then says so. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const outcome = await addAddress(context.get(gateway), await request.formData()).catch(faultOfPage(url, context));
  return outcome.kind === 'added' ? redirect(withQuery(paths.addresses, { added: 1 }), 303) : outcome;
}

const Page = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
}));

/** The customer's addresses, and the way to a new one. */
export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('addresses');
  const { addresses, regions, asked, added, idempotencyKey } = loaderData;
  return (
    <Page>
      <Seo title={t('title')} description={t('description')} indexed={false} />
      <Head>
        <div>
          <Eyebrow>{t('eyebrow')}</Eyebrow>
          <Typography variant="h1">{t('title')}</Typography>
        </div>
        {!regions && (
          <Button component={Link} to={withQuery(paths.addresses, { add: 1 })} preventScrollReset variant="outlined">
            {t('add')}
          </Button>
        )}
      </Head>
      {added && <Notice tone="success">{t('added')}</Notice>}
      {addresses.length === 0 && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      {regions && (
        <NewAddress
          regions={regions}
          outcome={actionData}
          idempotencyKey={idempotencyKey}
          asked={asked}
          {...(addresses.length > 0 ? { cancelHref: paths.addresses } : {})}
        />
      )}
      {addresses.length > 0 && <AddressList addresses={addresses} />}
    </Page>
  );
}
