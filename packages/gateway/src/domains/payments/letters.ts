import { type Cents, formatMoney } from '../../shared/money.ts';
import type { Letter } from '../messages/service.ts';

/** Tells of a recharge that has arrived. */
export function rechargeLetter(amount: Cents): Letter {
  const money = formatMoney(amount);
  return {
    title: { en: 'Your recharge has arrived', zh: '充值成功', tn: '儲值成功', ko: '충전이 완료되었어요' },
    paragraphs: [
      {
        en: `¥${money} are in your wallet.`,
        zh: `¥${money} 已存入您的余额。`,
        tn: `¥${money} 已存入您的餘額。`,
        ko: `¥${money}이 잔액에 충전되었습니다.`,
      },
    ],
  };
}
