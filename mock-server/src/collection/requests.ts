import { type Operation, operations } from '@mall/contract';
import { isFileField, okFields } from '../example-request.ts';

/** A field of a form. */
export interface Field {
  readonly name: string;
  readonly value: string;
  /** Whether its value is a file: then `value` is the path of one. */
  readonly isFile: boolean;
}

/** The example of a request, in the form that tools for HTTP store. */
export interface ExampleRequest {
  readonly operation: Operation;
  /** What follows the gateway's address: the operation, where the form holds a file. */
  readonly query: string;
  readonly fields: readonly Field[];
}

/** The file beside a collection that its uploads send: one pixel. */
export const picture = {
  name: 'picture.gif',
  bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
};

/** The variable of a collection that carries the session from one request to the next. */
export const sessionVariable = 'access_id';

/** An example request for every operation of the contract, by domain, in the contract's order. */
export function exampleRequests(): ReadonlyMap<string, readonly ExampleRequest[]> {
  return Map.groupBy([...operations.values()].map(exampleRequest), ({ operation }) => operation.domain);
}

function exampleRequest(operation: Operation): ExampleRequest {
  const fields = Object.entries(okFields(operation)).map(([name, value]): Field => {
    const isFile = isFileField(operation, name);
    return { name, value: isFile ? picture.name : value, isFile };
  });
  const session = operation.takesAccessId ? [] : [text(sessionVariable, `{{${sessionVariable}}}`)];
  // A gateway reads a form with files after it knows the operation.
  const named = operation.multipart ? [] : [text('api', operation.api)];
  return { operation, query: operation.multipart ? `?api=${operation.api}` : '', fields: [...named, ...fields, ...session] };
}

const text = (name: string, value: string): Field => ({ name, value, isFile: false });
