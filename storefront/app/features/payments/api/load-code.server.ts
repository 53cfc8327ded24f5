import { encode } from 'uqr';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import type { CodeMethod, CodePicture, Payment, ScanCode } from '../payment.ts';

/** Light squares around the dark ones, which a reader wants. */
const quiet = 2;

/** The code that pays an order; asked for again it is the same one. Undefined when none is to be had. */
export async function loadCode({ mall }: Gateway, payment: Payment, type: CodeMethod): Promise<ScanCode | undefined> {
  const { number: sNo, amount: total, orderId: order_id } = payment;
  try {
    const href = await mall.payments.qrCode({ type, total, title: sNo, order_list: { sNo, total, order_id } });
    return { href, picture: draw(href) };
  } catch (error) {
    refusalOf(error);
    return undefined;
  }
}

function draw(text: string): CodePicture {
  const { data, size } = encode(text, { border: quiet });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
