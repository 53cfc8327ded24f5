import { groupMoney, Notice, styled, useAnnounce } from '@mall/ui';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { Cart, CartOutcome } from '../cart.ts';
import { cartFields, writeIntent, writeRemoved } from '../cart-form.ts';

const Root = styled('div')(({ theme }) => ({ '&:not(:empty)': { marginBlockEnd: theme.spacing(4) } }));

const failures: readonly CartOutcome['kind'][] = ['nothingSelected', 'shortOfStock'];

function useOutcomeText(): (outcome: Exclude<CartOutcome, { kind: 'refused' }>) => string {
  const { t } = useTranslation('cart');
  return (outcome) => ('count' in outcome ? t(`outcome.${outcome.kind}`, { count: outcome.count }) : t(`outcome.${outcome.kind}`));
}

interface OutcomeNoticeProps {
  /** The result of the fetcher's submission. */
  readonly outcome: CartOutcome | undefined;
  /** The result of a page submission without JavaScript. */
  readonly pageOutcome: CartOutcome | undefined;
  readonly cart: Cart;
}

/** Shows and announces the form's result; announces the new total after a change that is visible by itself. */
export function OutcomeNotice({ outcome, pageOutcome, cart }: OutcomeNoticeProps) {
  const { t } = useTranslation('cart');
  const textOf = useOutcomeText();
  const announce = useAnnounce();
  const said = useRef(outcome?.at);
  const root = useRef<HTMLDivElement>(null);
  const { selectedPieces: count, selectedTotal } = cart;
  useEffect(() => {
    if (!outcome || said.current === outcome.at) return;
    said.current = outcome.at;
    const failed = failures.includes(outcome.kind);
    const sum = t('summary.spoken', { count, amount: groupMoney(selectedTotal) });
    // A toast shows the refusal.
    if (outcome.kind !== 'refused')
      announce(outcome.kind === 'updated' ? sum : failed ? textOf(outcome) : `${textOf(outcome)} ${sum}`, failed ? 'assertive' : 'polite');
    // The pressed button may be gone with its item: keyboard users continue from the message.
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [outcome, count, selectedTotal, announce, textOf, t]);
  // With JavaScript a change is visible in its place; only other results get a message.
  const shown = outcome ?? pageOutcome;
  if (!shown || (shown === outcome && shown.kind === 'updated')) return null;
  return (
    <Root ref={root} tabIndex={-1}>
      {shown.kind === 'refused' ? (
        <RefusalNotice key={shown.at} message={shown.message} otherwise={t('outcome.noResponse')} />
      ) : (
        <Notice tone={failures.includes(shown.kind) ? 'error' : 'success'} silent={shown === outcome} action={<Undo outcome={shown} />}>
          {textOf(shown)}
        </Notice>
      )}
    </Root>
  );
}

/** Restores the items removed last. */
function Undo({ outcome }: { outcome: CartOutcome }) {
  const { t } = useTranslation('cart');
  if (outcome.kind !== 'removed' || outcome.items.length === 0) return null;
  return (
    <>
      {outcome.items.map((item) => (
        <input key={item.skuId} type="hidden" name={cartFields.removed} value={writeRemoved(item)} />
      ))}
      <Button type="submit" variant="outlined" size="small" name={cartFields.intent} value={writeIntent({ kind: 'restore' })}>
        {t('undo')}
      </Button>
    </>
  );
}
