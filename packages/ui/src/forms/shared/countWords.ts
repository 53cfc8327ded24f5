/** Returns the number of words of a text: sequences between spaces, and each Chinese character. */
export function countWords(text: string): number {
  return text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu)?.length ?? 0;
}
