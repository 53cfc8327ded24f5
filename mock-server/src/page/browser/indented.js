/**
 * Indents JSON, including truncated JSON; other texts are unchanged.
 *
 * @param {string} text
 */
export function indented(text) {
  if (!/^[[{]/.test(text)) return text;
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  const indentedText = text.replaceAll(/"(?:[^"\\]|\\.)*"?|\s+|[{}[\],:]/g, (token) => {
    if (token.trim() === '') return '';
    if (token === ':') return ': ';
    if (token === ',') return token + line();
    if ('{['.includes(token)) {
      depth += 1;
      return token + line();
    }
    if (!'}]'.includes(token)) return token;
    depth -= 1;
    return line() + token;
  });
  return indentedText.replaceAll(/([[{])\s+([}\]])/g, '$1$2');
}
