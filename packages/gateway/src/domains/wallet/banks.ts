/** The first six digits of cards by the issuing bank: a few of each, enough to prefill a form. */
const issuers: Readonly<Record<string, readonly string[]>> = {
  招商银行: ['621485', '621483', '621486', '622588', '622575'],
  中国工商银行: ['622202', '622203', '621226', '622208', '621225'],
  中国建设银行: ['621700', '622700', '436742', '621284'],
  中国农业银行: ['622848', '622845', '622846', '623052'],
  中国银行: ['621661', '621660', '621785', '456351', '601382'],
  交通银行: ['622260', '622262', '621069', '622261'],
  中国邮政储蓄银行: ['621799', '621798', '622188', '621096'],
  平安银行: ['622155', '622156', '623058'],
  中信银行: ['622690', '622691', '621771'],
  浦发银行: ['622521', '622522', '621791'],
};

const bankOfIssuer = new Map(Object.entries(issuers).flatMap(([bank, numbers]) => numbers.map((number) => [number, bank] as const)));

/** Returns the bank that issued a card number; undefined when it is not known. */
export function bankOf(cardNumber: string): string | undefined {
  return bankOfIssuer.get(cardNumber.slice(0, 6));
}
