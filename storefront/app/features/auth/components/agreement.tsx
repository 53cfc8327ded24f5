import type { AgreementText } from '../entry.ts';

/** A text to be agreed to, as the forms show it. The gateway sanitises html before it leaves: the contract's Html promises neither scripts nor handlers. */
export const agreementOf = ({ title, html }: AgreementText) => ({
  title,
  content: <div dangerouslySetInnerHTML={{ __html: html }} />,
});
