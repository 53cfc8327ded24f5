import { useColorScheme } from '@mui/material/styles';
import { useHydrated } from './useHydrated.ts';

/** The color scheme of the page and a function that changes it. */
export interface SchemeChoice {
  /** Current scheme; undefined on the server and until it is known in the browser. */
  scheme: 'light' | 'dark' | undefined;
  /** Changes the scheme and stores the choice; `system` follows the device. */
  choose: (mode: 'light' | 'dark' | 'system') => void;
}

/** Returns the color scheme and its setter: `const { scheme, choose } = useScheme()`. */
export function useScheme(): SchemeChoice {
  const { mode, systemMode, setMode } = useColorScheme();
  const shown = mode === 'system' ? systemMode : mode;
  return { scheme: useHydrated() ? shown : undefined, choose: setMode };
}
