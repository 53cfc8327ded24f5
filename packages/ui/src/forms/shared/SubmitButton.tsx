import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';

const ignore = (event: MouseEvent) => event.preventDefault();

/** The main button of a form; it waits while what was sent is on its way. */
export function SubmitButton({ pending = false, children }: { pending?: boolean | undefined; children: ReactNode }) {
  const say = useUiText();
  return (
    // A disabled button would lose the keyboard's focus to the body.
    <Button type="submit" variant="contained" size="large" {...(pending && { 'aria-disabled': true, onClick: ignore })}>
      {pending ? say('form.pending') : children}
    </Button>
  );
}
