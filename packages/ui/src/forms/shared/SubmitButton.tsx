import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';

/** The main button of a form; it waits while what was sent is on its way. */
export function SubmitButton({ pending = false, children }: { pending?: boolean | undefined; children: ReactNode }) {
  const say = useUiText();
  return (
    <Button type="submit" variant="contained" size="large" disabled={pending}>
      {pending ? say('form.pending') : children}
    </Button>
  );
}
