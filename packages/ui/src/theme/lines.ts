/** Holds a text to one line, which ends in an ellipsis where it is longer. */
export const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Holds a text to so many lines: one that is longer ends in an ellipsis, a word too long for a line breaks. */
export const atMostLines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;
