import { useColorScheme } from '@mui/material/styles';
import { useHydrated } from './useHydrated.ts';

/** The color scheme of the page and the way to change it. */
export interface SchemeChoice {
  /** What is shown; undefined on the server and until the browser has spoken. */
  scheme: 'light' | 'dark' | undefined;
  /** Changes it and remembers the choice; `system` follows the device. */
  choose: (mode: 'light' | 'dark' | 'system') => void;
}

/** `const { scheme, choose } = useScheme()`. */
export function useScheme(): SchemeChoice {
  const { mode, systemMode, setMode } = useColorScheme();
  const shown = mode === 'system' ? systemMode : mode;
  return { scheme: useHydrated() ? shown : undefined, choose: setMode };
}
