import { type Operation, operations } from '@mall/contract';
import { isFileField, okFields } from '../requests/example-request.ts';

/** A field of a form. */
export interface Field {
  readonly name: string;
  readonly value: string;
  /** Whether the field contains a file: `value` is then its path. */
  readonly isFile: boolean;
}

/** An example request of a collection. */
export interface ExampleRequest {
  readonly operation: Operation;
  /** The query string: it names the operation where the form contains a file. */
  readonly query: string;
  readonly fields: readonly Field[];
}

/** The image of one pixel that the uploads of a collection send. */
export const sampleImage = {
  name: 'image.gif',
  bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
};

/** The variables of a collection that requests set for later ones: the session, and the token of the captcha. */
export const sessionVariable = 'access_id';
const captchaVariable = 'verificationCode';

/** The variables with the credentials of a customer. */
export interface Customer {
  readonly account: string;
  readonly password: string;
  readonly captcha: string;
}

/** An environment of a collection. */
export interface Environment extends Customer {
  readonly name: 'mock' | 'gateway';
  readonly baseUrl: string;
}

/** The environments of a collection. For a gateway, the answer to the captcha is empty: only its operator knows it. */
export function environments({ mock, gateway }: Addresses): readonly Environment[] {
  const customer = { account: 'shopper01', password: 'mall2026' };
  return [
    { name: 'mock', baseUrl: mock, ...customer, captcha: 'k7mp' },
    { name: 'gateway', baseUrl: gateway, ...customer, captcha: '' },
  ];
}

/** The addresses of the environments, "http://127.0.0.1:4010/api/". */
export interface Addresses {
  readonly mock: string;
  readonly gateway: string;
}

/** The variables that requests set, by operation, each with the member of `data` that holds its value. */
export function capturedVariables({ api, issuesToken }: Operation): readonly { readonly variable: string; readonly member: string }[] {
  if (api === captcha) return [{ variable: captchaVariable, member: 'code' }];
  return issuesToken ? [{ variable: sessionVariable, member: 'access_id' }] : [];
}

const [captcha, signIn, signOut] = ['mall.Login.getCode', 'mall.Login.login', 'mall.Login.quit'];

/** Fields whose values are variables. The password is not changed, so that later runs can sign in. */
const variables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [signIn]: { phone: '{{account}}', password: '{{password}}', imgCode: '{{captcha}}', verificationCode: `{{${captchaVariable}}}` },
  'mall.User.updatepassword': { password: '{{password}}', passwordOld: '{{password}}', x_password1: '{{password}}' },
};

/**
 * An example request for every operation of the contract, by folder: domains in the contract's order. A run begins with a captcha and the sign-in, and
 * ends with the sign-out, so that the requests between them have a session.
 */
export function exampleRequests(): ReadonlyMap<string, readonly ExampleRequest[]> {
  const leadingApis = [captcha, signIn];
  const requests = [...operations.values()].map(exampleRequest);
  const position = ({ operation }: ExampleRequest) =>
    leadingApis.includes(operation.api) ? leadingApis.indexOf(operation.api) : leadingApis.length;
  const ordered = requests.toSorted((a, b) => position(a) - position(b));
  return Map.groupBy([...ordered.filter(({ operation }) => operation.api !== signOut), ...ordered.filter(isSignOut)], folderOf);
}

const isSignOut = ({ operation }: ExampleRequest) => operation.api === signOut;
const folderOf = (request: ExampleRequest) => (isSignOut(request) ? 'sign-out' : request.operation.domain);

function exampleRequest(operation: Operation): ExampleRequest {
  const values = { ...okFields(operation), ...variables[operation.api] };
  const fields = Object.entries(values).map(([name, value]): Field => {
    const isFile = isFileField(operation, name);
    return { name, value: isFile ? sampleImage.name : value, isFile };
  });
  const session = operation.takesAccessId ? [] : [textField(sessionVariable, `{{${sessionVariable}}}`)];
  // A gateway needs the operation before it reads a form with files, so the query names it.
  const apiField = operation.multipart ? [] : [textField('api', operation.api)];
  return { operation, query: operation.multipart ? `?api=${operation.api}` : '', fields: [...apiField, ...fields, ...session] };
}

const textField = (name: string, value: string): Field => ({ name, value, isFile: false });
