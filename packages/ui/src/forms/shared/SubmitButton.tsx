import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';

const ignore = (event: MouseEvent) => event.preventDefault();

/** Renders the main button of a form, with a loading state while the submit is in progress. */
export function SubmitButton({ pending = false, children }: { pending?: boolean | undefined; children: ReactNode }) {
  const say = useUiText();
  return (
    // `aria-disabled`, because a disabled button would lose the keyboard focus to the body.
    <Button type="submit" variant="contained" size="large" {...(pending && { 'aria-disabled': true, onClick: ignore })}>
      {pending ? say('form.pending') : children}
    </Button>
  );
}
