/**
 * Replaces the address of the site in samples by the one at which it is served, which the build does not know. Copied texts are attributes.
 */
const example = 'http://localhost:4020';
const replaced = (text: string) => text.replaceAll(example, location.origin);

for (const sample of document.querySelectorAll('.sl-markdown-content code')) {
  const texts = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = replaced(texts.currentNode.nodeValue ?? '');
}
for (const button of document.querySelectorAll<HTMLElement>('[data-code]')) button.dataset.code = replaced(button.dataset.code ?? '');
