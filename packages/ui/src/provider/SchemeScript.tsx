import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { schemeAttribute } from '../theme/schemeAttribute.ts';

/** Props of {@link SchemeScript}. */
export interface SchemeScriptProps {
  /** Nonce of the page's content security policy. */
  nonce?: string;
  /** Color scheme of the first visit. @default 'light' */
  scheme?: 'light' | 'dark' | 'system';
}

/** Renders an inline script that sets the stored color scheme on `<html>` before the first paint. Must be the first element in `<body>`. */
export function SchemeScript({ nonce, scheme = 'light' }: SchemeScriptProps) {
  return <InitColorSchemeScript attribute={schemeAttribute} defaultMode={scheme} {...(nonce === undefined ? {} : { nonce })} />;
}
