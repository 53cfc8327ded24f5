import { operation } from '../../../dispatch/operation.ts';
import { listParcels } from '../parcel-views.ts';

export const logistics = operation('mall.Order.logistics', ({ id }, context) => listParcels(id, context));
