import { useNonce } from './nonce.ts';

/** A script that runs while the page is read. The browser takes its nonce away, and the page's own code need not hold its text once more. */
export function InlineScript({ source }: { readonly source: string }) {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
