import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Provides the nonce of the page's Content-Security-Policy to components that render a script or a style. */
export const NonceProvider = NonceContext.Provider;

/** Returns the nonce of this page; undefined where no policy is enforced. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
