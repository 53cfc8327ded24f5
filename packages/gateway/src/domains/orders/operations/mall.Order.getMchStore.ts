import { operation } from '../../../dispatch/operation.ts';
import { pickupPlace } from '../pickup-service.ts';

export const getMchStore = operation('mall.Order.getMchStore', ({ id }, context) => pickupPlace(id, context));
