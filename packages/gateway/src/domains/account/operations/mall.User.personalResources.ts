import { operation } from '../../../dispatch/operation.ts';
import { showProfile } from '../profile-service.ts';

export const personalResources = operation('mall.User.personalResources', (_request, context) => showProfile(context));
