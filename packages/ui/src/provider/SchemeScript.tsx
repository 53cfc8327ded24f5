import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { schemeAttribute } from '../theme/schemeAttribute.ts';

/** Props of {@link SchemeScript}. */
export interface SchemeScriptProps {
  /** Nonce of the page's content security policy. */
  nonce?: string;
  /** The scheme of a first visit. @default 'light' */
  scheme?: 'light' | 'dark' | 'system';
}

/** Inline script that puts the remembered color scheme on `<html>` before the first paint. First thing in `<body>`. */
export function SchemeScript({ nonce, scheme = 'light' }: SchemeScriptProps) {
  return <InitColorSchemeScript attribute={schemeAttribute} defaultMode={scheme} {...(nonce === undefined ? {} : { nonce })} />;
}
