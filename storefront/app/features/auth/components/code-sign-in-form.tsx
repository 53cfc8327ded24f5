import { CodeLoginForm } from '@mall/ui/forms/CodeLoginForm';
import { paths } from '#app/paths.ts';
import { type EntryFormProps, useEntryForm } from '../use-entry-form.ts';
import { useSendCode } from '../use-send-code.ts';
import { EntryFrame } from './entry-frame.tsx';
import { codeProps } from './entry-props.tsx';

/** The sign-in with a code, which registers who comes for the first time. */
export function CodeSignInForm(props: EntryFormProps) {
  const entry = useEntryForm(props);
  const code = useSendCode(props.pageHref);
  return (
    <EntryFrame entry={entry} code={code.answer}>
      <CodeLoginForm key={entry.shown?.at} {...codeProps(props, entry, code)} registerHref={paths.register} />
    </EntryFrame>
  );
}
