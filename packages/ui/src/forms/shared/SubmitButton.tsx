import type { ReactNode } from 'react';
import { BusyButton } from '../../primitives/BusyButton/BusyButton.tsx';

/** Renders the main button of a form, busy while the submit is in progress. */
export function SubmitButton({ pending = false, children }: { pending?: boolean | undefined; children: ReactNode }) {
  return (
    <BusyButton type="submit" variant="contained" size="large" pending={pending}>
      {children}
    </BusyButton>
  );
}
