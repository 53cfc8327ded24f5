import type { AgreementText } from '../entry.ts';

/** Converts terms to the format of the forms. The gateway builds this HTML from escaped text: it contains neither scripts nor handlers. */
export const agreementOf = ({ title, html }: AgreementText) => ({
  title,
  content: <div dangerouslySetInnerHTML={{ __html: html }} />,
});
