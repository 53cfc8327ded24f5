import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { BusyButton } from '../../primitives/BusyButton/BusyButton.tsx';

/** The main button of a form; it waits while what was sent is on its way. */
export function SubmitButton({ pending = false, children }: { pending?: boolean | undefined; children: ReactNode }) {
  const say = useUiText();
  return (
    <BusyButton type="submit" variant="contained" size="large" busy={pending}>
      {pending ? say('form.pending') : children}
    </BusyButton>
  );
}
