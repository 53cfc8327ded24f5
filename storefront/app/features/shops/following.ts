/** The intent of a form that follows or unfollows a shop. */
export const followIntent = 'follow';
/** The hidden field with the shop's id. */
export const shopField = 'shop';

/** The reason why a shop could not be followed or unfollowed; `message` is undefined when the gateway did not respond. */
export interface FollowRefusal {
  readonly at: number;
  readonly followRefused: true;
  readonly message: string | undefined;
}
