import { escapeHtml } from '../shared/html.ts';
import type { LanguageCode } from '../shared/language.ts';

interface Words {
  readonly title: string;
  readonly note: string;
  readonly pay: string;
  readonly paid: string;
}

const words: Readonly<Record<LanguageCode, Words>> = {
  en: { title: 'Demo payment', note: 'No real money moves here.', pay: 'Pay', paid: 'Paid. You may close this page.' },
  zh: { title: '演示支付', note: '此处不会产生真实付款。', pay: '支付', paid: '支付成功，可以关闭此页面。' },
  tn: { title: '示範付款', note: '此處不會產生真實付款。', pay: '付款', paid: '付款成功，可以關閉此頁面。' },
  ko: { title: '데모 결제', note: '실제 결제는 이루어지지 않습니다.', pay: '결제하기', paid: '결제되었습니다. 이 페이지를 닫아도 됩니다.' },
};

/** What a payer sees. */
export interface PayerPage {
  readonly subject: string;
  readonly amount: string;
  readonly isPaid: boolean;
}

/** The page that a payer's phone opens: what is to be paid, and a button that works without JavaScript. */
export function drawPayerPage({ subject, amount, isPaid }: PayerPage, language: LanguageCode): string {
  const text = words[language];
  const action = isPaid ? `<p role="status">${text.paid}</p>` : `<form method="post"><button>${text.pay} ¥${amount}</button></form>`;
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text.title}</title>
<main><h1>${text.title}</h1><p>${escapeHtml(subject)}</p><p>¥${amount}</p>${action}<p>${text.note}</p></main></html>`;
}
