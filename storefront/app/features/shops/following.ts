/** The intent of a form by which a shop is followed, or let go. */
export const followIntent = 'follow';
/** The hidden field that names the shop. */
export const shopField = 'shop';

/** Why a shop could not be followed or let go; `message` is undefined when the gateway did not answer. */
export interface FollowRefusal {
  readonly at: number;
  readonly followRefused: true;
  readonly message: string | undefined;
}
