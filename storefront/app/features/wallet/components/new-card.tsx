import { BankCardForm } from '@mall/ui/forms/BankCardForm';
import { useFetcher, useNavigation, useSubmit } from 'react-router-dom';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import { type CardOutcome, cardIntents } from '../bank-cards.ts';

interface NewCardProps {
  readonly outcome: CardOutcome | undefined;
  readonly idempotencyKey: string;
  readonly pageHref: string;
}

const noErrors = {};

/** Renders the form of a new card; its bank is looked up while the number is typed. */
export function NewCard({ outcome, idempotencyKey, pageHref }: NewCardProps) {
  const submit = useSubmit();
  const { formAction } = useNavigation();
  const { data: found, submit: ask } = useFetcher<CardOutcome>();
  return (
    <BankCardForm
      action={pageHref}
      hidden={{ [idempotencyField]: idempotencyKey }}
      errors={outcome?.kind === 'refused' ? outcome.errors : noErrors}
      pending={formAction !== undefined}
      onNumber={(number) => void ask({ intent: cardIntents.recognise, number }, { method: 'post', action: pageHref })}
      onSubmit={(_values, form) => void submit(form, { preventScrollReset: true })}
      {...(found?.kind === 'recognised' && { recognisedBank: found.bank })}
    />
  );
}
