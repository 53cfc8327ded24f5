import { operation } from '../../../dispatch/operation.ts';
import { silenceReminder } from '../service.ts';

export const closeFrame = operation('plugin.member.MallMember.closeFrame', async (_request, context) => {
  await silenceReminder(context);
  return {};
});
