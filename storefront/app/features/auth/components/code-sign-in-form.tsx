import { CodeLoginForm } from '@mall/ui/forms/CodeLoginForm';
import type { EntryHrefs } from '../entry-hrefs.ts';
import { type EntryFormProps, useEntryForm } from '../use-entry-form.ts';
import { useSendCode } from '../use-send-code.ts';
import { EntryFrame } from './entry-frame.tsx';
import { codeProps } from './entry-props.tsx';

/** The sign-in with a code, which registers who comes for the first time. */
export function CodeSignInForm({ hrefs, ...props }: EntryFormProps & { readonly hrefs: EntryHrefs }) {
  const code = useSendCode(props.pageHref);
  const entry = useEntryForm(props, code);
  return (
    <EntryFrame entry={entry} code={code.answer}>
      <CodeLoginForm key={entry.shown?.at} {...codeProps(props, entry, code)} registerHref={hrefs.register} />
    </EntryFrame>
  );
}
