/** Words for one thing: in English as titles have them, and as readers may search for it. */
export interface Term {
  readonly phrases: readonly string[];
  readonly words: readonly string[];
}
