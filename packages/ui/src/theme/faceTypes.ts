/** A typeface and the kind of system typefaces that stand in for it. */
export interface Face {
  /** One or more families as in CSS `font-family`, most preferred first: `'"Inter Variable", Inter'`. */
  family: string;
  /** Kind of the Chinese and Korean system typefaces beside it, and of the last fallback. */
  style: 'sans' | 'serif';
}

/** The typefaces of a theme by their use. */
export interface Faces {
  /** Body text and controls. */
  text: Face;
  /** Headings. */
  display: Face;
}
