import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Hands the nonce of the page's Content-Security-Policy to whatever writes a script or a style. */
export const NonceProvider = NonceContext.Provider;

/** The nonce of this page; undefined where no policy is enforced. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
