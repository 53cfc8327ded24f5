import type { MembershipOffer } from '../offer.ts';

/** The membership's agreement as the components show it. The gateway sanitises html before it leaves: the contract's Html promises neither scripts nor handlers. */
export const agreementOf = ({ title, html }: MembershipOffer['agreement']) => ({
  title,
  content: <div dangerouslySetInnerHTML={{ __html: html }} />,
});
