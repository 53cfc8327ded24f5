/** Truncates text to one line with an ellipsis. */
export const singleLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Truncates text to `count` lines with an ellipsis; breaks words that are longer than a line. */
export const lineClamp = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    // Hides what overflows, except the descenders of fonts that extend below their line.
    overflow: 'clip',
    overflowClipMargin: '0.15em',
    // Unlike a hidden overflow, a clipped one keeps a flex item as wide as its longest word.
    minWidth: 0,
    overflowWrap: 'anywhere',
  }) as const;
