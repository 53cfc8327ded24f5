/** A search text with the URL of its results. */
export interface SearchWord {
  /** Text to search for. */
  text: string;
  /** URL of its results. */
  href: string;
}

/** Props that delete previous searches, immediately and without confirmation. */
export interface ForgetProps {
  /** Deletes one of them. */
  onForget: (text: string) => void;
  /** Deletes all of them. */
  onForgetAll: () => void;
}
