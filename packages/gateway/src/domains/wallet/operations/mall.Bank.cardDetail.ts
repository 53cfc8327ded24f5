import { operation } from '../../../dispatch/operation.ts';
import { showCard } from '../card-service.ts';

export const cardDetail = operation('mall.Bank.cardDetail', ({ id }, context) => showCard(id, context));
