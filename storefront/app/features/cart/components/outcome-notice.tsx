import { groupMoney, Notice, useAnnounce } from '@mall/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { Cart, CartOutcome } from '../cart.ts';
import { cartFields, writeIntent, writeRemoved } from '../cart-form.ts';

const Root = styled('div')(({ theme }) => ({ '&:not(:empty)': { marginBlockEnd: theme.spacing(4) } }));

const failures: readonly CartOutcome['kind'][] = ['nothingTicked', 'shortOfStock'];

function useOutcomeText(): (outcome: Exclude<CartOutcome, { kind: 'refused' }>) => string {
  const { t } = useTranslation('cart');
  return (outcome) => ('count' in outcome ? t(`outcome.${outcome.kind}`, { count: outcome.count }) : t(`outcome.${outcome.kind}`));
}

interface OutcomeNoticeProps {
  /** Of the form's own sending. */
  readonly outcome: CartOutcome | undefined;
  /** Of the sending that asked for the page, without JavaScript. */
  readonly pageOutcome: CartOutcome | undefined;
  readonly cart: Cart;
}

/** Says what the form came to, aloud too: after a change that is seen by itself, the new sum. */
export function OutcomeNotice({ outcome, pageOutcome, cart }: OutcomeNoticeProps) {
  const { t } = useTranslation('cart');
  const textOf = useOutcomeText();
  const announce = useAnnounce();
  const said = useRef(outcome?.at);
  const root = useRef<HTMLDivElement>(null);
  const { tickedPieces: count, tickedTotal } = cart;
  useEffect(() => {
    if (!outcome || said.current === outcome.at) return;
    said.current = outcome.at;
    const failed = failures.includes(outcome.kind);
    const sum = t('summary.spoken', { count, amount: groupMoney(tickedTotal) });
    // A refusal is said by its toast.
    if (outcome.kind !== 'refused')
      announce(outcome.kind === 'updated' ? sum : failed ? textOf(outcome) : `${textOf(outcome)} ${sum}`, failed ? 'assertive' : 'polite');
    // What was pressed may have gone with its item: whoever uses the keyboard goes on from what is said of it.
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [outcome, count, tickedTotal, announce, textOf, t]);
  // With JavaScript a change shows in its place; only what does not is put into words.
  const shown = outcome ?? pageOutcome;
  if (!shown || (shown === outcome && shown.kind === 'updated')) return null;
  return (
    <Root ref={root} tabIndex={-1}>
      {shown.kind === 'refused' ? (
        <RefusalNotice key={shown.at} message={shown.message} otherwise={t('outcome.notAnswered')} />
      ) : (
        <Notice tone={failures.includes(shown.kind) ? 'error' : 'success'} silent={shown === outcome} action={<Undo outcome={shown} />}>
          {textOf(shown)}
        </Notice>
      )}
    </Root>
  );
}

/** Puts back what was removed last. */
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
