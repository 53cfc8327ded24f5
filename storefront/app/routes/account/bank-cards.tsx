import { randomUUID } from 'node:crypto';
import { EmptyState, Notice } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router-dom';
import { changeBankCards, loadBankCards } from '#app/features/wallet/api/bank-cards.server.ts';
import { CardTiles } from '#app/features/wallet/components/card-tiles.tsx';
import { NewCard } from '#app/features/wallet/components/new-card.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { type Path, paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { Route } from './+types/bank-cards';

export const handle = { namespaces: ['wallet'] } satisfies RouteHandle;

/** Pages that link here to add a card, and to which the customer returns. */
const backPaths: Readonly<Record<string, Path>> = { withdrawal: paths.withdrawal };

export async function loader({ context, url }: Route.LoaderArgs) {
  const cards = await loadBankCards(context.get(gateway)).catch(handlePageError(url, context));
  const back = url.searchParams.get('back') ?? undefined;
  return {
    cards,
    isAdding: url.searchParams.has('new'),
    back: back !== undefined && back in backPaths ? back : undefined,
    savedAt: url.searchParams.get('saved'),
    idempotencyKey: randomUUID(),
  };
}

/** Adds a card, removes one, or makes it the default. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const outcome = await changeBankCards(context.get(gateway), await request.formData()).catch(handlePageError(url, context));
  if (outcome.kind !== 'saved') return outcome;
  const back = backPaths[url.searchParams.get('back') ?? ''];
  return redirect(back ?? withQuery(paths.bankCards, { saved: outcome.at }), 303);
}

/** Renders the customer's bank cards, with only the last digits of their numbers, and the form for a new one. */
export default function BankCardsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('wallet');
  const { cards, isAdding, back, savedAt, idempotencyKey } = loaderData;
  const newHref = withQuery(paths.bankCards, { new: 1, back });
  const done = actionData?.kind === 'default' || actionData?.kind === 'removed' ? actionData.kind : undefined;
  const add = (
    <Button component={Link} to={newHref} variant="outlined">
      {t('cards.add')}
    </Button>
  );
  return (
    <AccountPage
      eyebrow={t('cards.eyebrow')}
      title={t(isAdding ? 'cards.addTitle' : 'cards.title')}
      lead={t('cards.lead')}
      description={t('cards.lead')}
      {...(cards.length > 0 && !isAdding && { action: add })}
    >
      {done && (
        <Notice key={actionData?.at} tone="success">
          {t(`cards.done.${done}`)}
        </Notice>
      )}
      {savedAt !== null && !actionData && (
        <Notice key={savedAt} tone="success">
          {t('cards.done.saved')}
        </Notice>
      )}
      {actionData?.kind === 'refused' && actionData.message !== '' && (
        <RefusalNotice key={actionData.at} message={actionData.message} otherwise={t('cards.noResponse')} />
      )}
      {isAdding && <NewCard outcome={actionData} idempotencyKey={idempotencyKey} pageHref={newHref} />}
      {isAdding && (
        <div>
          <Button component={Link} to={(back && backPaths[back]) ?? paths.bankCards} variant="text" color="inherit">
            {t('cards.cancel')}
          </Button>
        </div>
      )}
      {!isAdding && cards.length > 0 && <CardTiles cards={cards} pageHref={paths.bankCards} />}
      {!isAdding && cards.length === 0 && (
        <EmptyState title={t('cards.empty.title')} action={add}>
          {t('cards.empty.text')}
        </EmptyState>
      )}
    </AccountPage>
  );
}
