/** What a product can be marked with, in the order they are shown. */
export const labels = ['new', 'hot', 'recommended', 'member'] as const;

/** What a product is marked with. */
export type Label = (typeof labels)[number];

const codes = { new: 1, hot: 2, recommended: 3, member: 5 } as const;

/** The wire's code of a label; addresses use it too. */
export type LabelCode = (typeof codes)[Label];

/** The labels behind the wire's codes; codes of later servers are passed over. */
export function labelsOfCodes(values: readonly string[]): Label[] {
  return labels.filter((label) => values.includes(String(codes[label])));
}

/** The wire's codes of labels. */
export function labelCodes(values: readonly Label[]): LabelCode[] {
  return values.map((label) => codes[label]);
}
