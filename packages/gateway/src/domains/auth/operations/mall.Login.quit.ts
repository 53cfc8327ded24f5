import { operation } from '../../../dispatch/operation.ts';
import { signOut } from '../service.ts';

export const quit = operation('mall.Login.quit', async (_request, context) => {
  await signOut(context);
  return {};
});
