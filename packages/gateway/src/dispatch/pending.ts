/** Operations of the contract that have no code yet. They answer `operation_failed`; a test holds this list against the truth. */
export const pending: readonly string[] = [
  // after-sales
  'mall.Order.applyReturnGoods',
  'mall.Order.applyReturnGoodsPage',
  'mall.Order.backSend',
  'mall.Order.batchReturnGoodsPage',
  'mall.Order.cancellationOfApplication',
  'mall.Order.exchangeReceipt',
  'mall.Order.getExpress',
  'mall.Order.returnDataList',
  'mall.Order.returnDetails',
  'mall.Order.singleReturnGoodsPage',
];
