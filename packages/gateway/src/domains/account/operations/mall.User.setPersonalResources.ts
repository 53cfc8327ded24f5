import { Fault } from '../../../dispatch/fault.ts';
import { operation } from '../../../dispatch/operation.ts';
import { uploadPath } from '../../uploads/address.ts';
import { keepUploads, releaseUploads } from '../../uploads/service.ts';
import { changeProfile } from '../profile-service.ts';

export const setPersonalResources = operation('mall.User.setPersonalResources', (request, context) =>
  context.db.transaction(async (tx) => {
    const picture = request.headimgurl === undefined ? undefined : uploadPath(request.headimgurl);
    const before = await changeProfile({ ...request, ...(picture !== undefined && { headimgurl: picture }) }, tx, context);
    if (picture === undefined || picture === before.avatar) return {};
    const now = context.clock.now();
    if (before.avatar !== '') await releaseUploads(tx, before.id, [before.avatar], now);
    if (!(await keepUploads(tx, before.id, [picture], now)))
      throw new Fault('parameter_refused', { errors: [{ field: 'headimgurl', rule: 'known' }] });
    return {};
  }),
);
