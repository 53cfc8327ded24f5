import { useFetcher, useNavigation, useSubmit } from 'react-router-dom';
import { sendCodeIntent, useResendDelay } from '#app/shared/send-code.ts';
import type { SecurityAnswer } from './security.ts';

const noErrors = {};

/** The life of a form that guards the account: posted by the router, its codes asked for behind it. */
export function useSecurityForm(pageHref: string, answer: SecurityAnswer | undefined) {
  const submit = useSubmit();
  const { formAction } = useNavigation();
  const { state, data: sent, submit: ask } = useFetcher<SecurityAnswer>();
  const againAt = useResendDelay(sent);
  const last = sent?.kind === 'refused' && sent.at > (answer?.at ?? 0) ? sent : answer;
  const refused = last?.kind === 'refused' ? last : undefined;
  return {
    /** What the last post was refused for. */
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
    /** Asks for a code; `fields` say where to, when it is not the bound phone. */
    sendCode: (fields: Readonly<Record<string, string>> = {}) =>
      void ask({ intent: sendCodeIntent, ...fields }, { method: 'post', action: pageHref }),
  };
}
