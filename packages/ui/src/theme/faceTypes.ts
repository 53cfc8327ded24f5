/** A typeface and the kind of its system fallbacks. */
export interface Face {
  /** One or more families as in CSS `font-family`, most preferred first: `'"Inter Variable", Inter'`. */
  family: string;
  /** Kind of the Chinese and Korean system typefaces next to it, and of the last fallback. @default 'sans' */
  style?: 'sans' | 'serif';
}

/** Typefaces of a theme by their use. */
export interface Faces {
  /** Body text and controls. */
  text: Required<Face>;
  /** Headings. */
  display: Required<Face>;
}
