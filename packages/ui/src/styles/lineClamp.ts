/** Truncates text to one line with an ellipsis. */
export const singleLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Truncates text to `count` lines with an ellipsis; breaks words that are longer than a line. */
export const lineClamp = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;
