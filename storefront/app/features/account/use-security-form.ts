import { useFetcher, useNavigation, useSubmit } from 'react-router-dom';
import { sendCodeIntent, useResendDelay } from '#app/shared/send-code.ts';
import type { SecurityOutcome } from './security.ts';

const noErrors = {};

/** Submits a security form through the router, and requests its codes with a separate fetcher. */
export function useSecurityForm(pageHref: string, outcome: SecurityOutcome | undefined) {
  const submit = useSubmit();
  const { formAction } = useNavigation();
  const { state, data: sent, submit: ask } = useFetcher<SecurityOutcome>();
  const againAt = useResendDelay(sent);
  const last = sent?.kind === 'refused' && sent.at > (outcome?.at ?? 0) ? sent : outcome;
  const refused = last?.kind === 'refused' ? last : undefined;
  return {
    /** The reasons for which the last submission was refused. */
    refused,
    props: {
      action: pageHref,
      pending: formAction !== undefined,
      errors: refused?.errors ?? noErrors,
      onSubmit: (_values: unknown, form: HTMLFormElement) => void submit(form, { preventScrollReset: true }),
    },
    code: {
      codeSending: state !== 'idle',
      ...(againAt !== undefined && { codeAgainAt: againAt }),
      ...(sent?.kind === 'codeSent' && sent.demoCode !== undefined && { demoCode: sent.demoCode }),
    },
    /** Requests a code; `fields` name the recipient when it is not the linked phone. */
    sendCode: (fields: Readonly<Record<string, string>> = {}) =>
      void ask({ intent: sendCodeIntent, ...fields }, { method: 'post', action: pageHref }),
  };
}
