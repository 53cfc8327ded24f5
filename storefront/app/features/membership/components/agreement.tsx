import type { MembershipOffer } from '../offer.ts';

/**
 * Converts the membership's agreement to the format of the components. The gateway builds this HTML from escaped text: it contains neither
 * scripts nor handlers.
 */
export const agreementOf = ({ title, html }: MembershipOffer['agreement']) => ({
  title,
  content: <div dangerouslySetInnerHTML={{ __html: html }} />,
});
