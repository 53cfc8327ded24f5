import type { MembershipOffer } from '../offer.ts';

/**
 * Converts the membership's agreement to the format of the components. The gateway sanitizes html: the contract's Html contains neither
 * scripts nor handlers.
 */
export const agreementOf = ({ title, html }: MembershipOffer['agreement']) => ({
  title,
  content: <div dangerouslySetInnerHTML={{ __html: html }} />,
});
