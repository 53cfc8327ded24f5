import { Fault } from '../../../dispatch/fault.ts';
import { operation } from '../../../dispatch/operation.ts';
import { keepUploads, releaseUploads } from '../../uploads/service.ts';
import { changeProfile } from '../profile-service.ts';

export const setPersonalResources = operation('mall.User.setPersonalResources', (request, context) =>
  context.db.transaction(async (tx) => {
    const before = await changeProfile(request, tx, context);
    const { headimgurl } = request;
    if (headimgurl === undefined || headimgurl === before.avatar) return {};
    const now = context.clock.now();
    if (before.avatar !== '') await releaseUploads(tx, before.id, [before.avatar], now);
    if (!(await keepUploads(tx, before.id, [headimgurl], now)))
      throw new Fault('parameter_refused', { errors: [{ field: 'headimgurl', rule: 'known' }] });
    return {};
  }),
);
