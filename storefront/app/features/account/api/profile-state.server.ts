import type { Gateway } from '#app/shared/gateway/gateway.server.ts';

/** Whether the customer's profile has gaps that they are to be asked to fill. */
export async function isProfileIncomplete({ mall }: Gateway): Promise<boolean> {
  return (await mall.account.profileState()).haveAllUserInfo;
}
