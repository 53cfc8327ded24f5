import { useNonce } from './nonce.ts';

/** Renders a script that runs while the page is parsed. The browser hides its nonce, and the bundle does not contain its text again. */
export function InlineScript({ source }: { readonly source: string }) {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
