/** An error of a request: its field, the violated rule of the contract, and that rule's limit. */
export interface FieldError {
  readonly field: string;
  readonly rule: string;
  readonly limit?: string | number | readonly unknown[];
}
