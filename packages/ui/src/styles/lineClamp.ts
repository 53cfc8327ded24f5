/** Hides what overflows, except the descenders of fonts that extend below their line. */
const clipped = { overflow: 'clip', overflowClipMargin: '0.15em' } as const;

/** Truncates text to one line with an ellipsis. */
export const singleLine = { ...clipped, display: 'block', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Truncates text to `count` lines with an ellipsis; breaks words that are longer than a line. */
export const lineClamp = (count: number) =>
  ({
    ...clipped,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflowWrap: 'anywhere',
  }) as const;
