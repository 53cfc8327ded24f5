/** The labels of products, in display order. */
export const labels = ['new', 'hot', 'recommended', 'member'] as const;

/** A label of a product. */
export type Label = (typeof labels)[number];

const codes = { new: 1, hot: 2, recommended: 3, member: 5 } as const;

/** The wire's code of a label; addresses use it too. */
export type LabelCode = (typeof codes)[Label];

/** Returns the labels of the wire's codes; unknown codes of later servers are ignored. */
export function labelsOfCodes(values: readonly string[]): Label[] {
  return labels.filter((label) => values.includes(String(codes[label])));
}

/** Returns the wire's codes of labels. */
export function labelCodes(values: readonly Label[]): LabelCode[] {
  return values.map((label) => codes[label]);
}
