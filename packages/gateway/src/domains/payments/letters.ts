import { type Cents, formatMoney } from '../../shared/money.ts';
import type { Letter } from '../messages/service.ts';

/** Tells of money that came after what it was for had closed. */
export function lateLetter(number: string, amount: Cents): Letter {
  const money = formatMoney(amount);
  return {
    title: { en: 'Your payment is in your wallet', zh: '款项已退至余额', tn: '款項已退至餘額', ko: '결제 금액을 잔액으로 돌려드렸어요' },
    paragraphs: [
      {
        en: `Your payment of ¥${money} for ${number} arrived when it could no longer be used. The money is in your wallet.`,
        zh: `您为 ${number} 支付的 ¥${money} 到账时订单已无法支付，款项已退至您的余额。`,
        tn: `您為 ${number} 支付的 ¥${money} 入帳時訂單已無法付款，款項已退至您的餘額。`,
        ko: `${number}에 대한 결제 금액 ¥${money}이 주문을 결제할 수 없게 된 뒤에 도착해 잔액으로 돌려드렸습니다.`,
      },
    ],
  };
}

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
