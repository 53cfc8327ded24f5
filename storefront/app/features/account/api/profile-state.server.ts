import type { Gateway } from '#app/shared/gateway/gateway.server.ts';

/** Returns true when the customer should complete missing fields of the profile. */
export async function isProfileIncomplete({ mall }: Gateway): Promise<boolean> {
  return (await mall.account.profileState()).haveAllUserInfo;
}
