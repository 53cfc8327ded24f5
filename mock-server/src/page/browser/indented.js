/**
 * Indents JSON, also JSON that is cut off; another text is unchanged.
 *
 * @param {string} text
 */
export function indented(text) {
  if (!/^[[{]/.test(text)) return text;
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  const written = text.replaceAll(/"(?:[^"\\]|\\.)*"?|\s+|[{}[\],:]/g, (token) => {
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
  return written.replaceAll(/([[{])\s+([}\]])/g, '$1$2');
}
