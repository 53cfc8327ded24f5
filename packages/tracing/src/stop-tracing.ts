/** Ends tracing and exports the remaining spans. */
export type StopTracing = () => Promise<void>;
