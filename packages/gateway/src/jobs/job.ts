/** A job that runs at an interval, independently of the others: neither its duration nor its failure affects them. */
export interface Job {
  /** The name in logs, metrics and `mall jobs`. */
  readonly name: string;
  /** Seconds between the starts of two rounds. A round that takes longer delays the next. */
  readonly everySeconds: number;
  run(now: Date): Promise<unknown>;
}
