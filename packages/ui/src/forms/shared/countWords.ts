/** How many words a text has: what stands between spaces, and each Chinese character by itself. */
export function countWords(text: string): number {
  return text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu)?.length ?? 0;
}
