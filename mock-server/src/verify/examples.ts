import type { Operation } from '@mall/contract';
import { UsageError } from '../command/usage.ts';
import { send } from '../family/client.ts';
import { type FamilyOptions, startFamilyRun } from '../family/run.ts';
import { isFileField, okFields } from '../requests/example-request.ts';

/**
 * Operations whose example is not sent, because it would change the customer's credentials, or change or delete a record that the next run needs. The
 * journeys call them with new customers and records.
 */
const skippedOperations: ReadonlySet<string> = new Set([
  ...['mall.Login.forgotpassword', 'mall.User.setUsernamePassword', 'mall.User.updatePhone'],
  ...['mall.User.setPaymentPassword', 'mall.User.modifyPaymentPassword'],
  ...['mall.Address.upAdds', 'mall.Address.delAdds', 'mall.Bank.delBank'],
]);

const passwordChange = 'mall.User.updatepassword';

/** Sends the contract's example of each operation, with the customer's session if there is one. If it is refused, sends its required fields only. */
export async function callExamples(customer: FamilyOptions, operations: readonly Operation[]): Promise<void> {
  // Journeys may have signed the customer out.
  const { session } = await startFamilyRun(customer).signIn();
  for (const operation of operations.filter(({ api }) => !skippedOperations.has(api))) {
    if (operation.api === passwordChange) await changePasswordAndBack(customer, session);
    else await callExample(customer, operation, session);
  }
}

async function callExample({ target }: FamilyOptions, operation: Operation, session: string | undefined): Promise<void> {
  const fields = okFields(operation);
  const image = Object.keys(fields).find((name) => isFileField(operation, name));
  const sessionToSend = operation.takesAccessId ? undefined : session;
  const call = async (names: readonly string[]) => {
    const texts = Object.fromEntries(names.filter((name) => name !== image).map((name) => [name, fields[name] ?? '']));
    return send(target, { api: operation.api, fields: texts, query: {}, image, session: sessionToSend, example: undefined });
  };
  const all = Object.keys(fields);
  // An optional field of the example may refer to a record that this gateway does not have.
  const required = all.filter((name) => operation.requestSchema.required?.includes(name));
  if ((await call(all)).code !== '200' && required.length < all.length) await call(required);
}

/** Changes the password of the account and changes it back, so that the next run can sign in. */
async function changePasswordAndBack({ target, password }: FamilyOptions, session: string | undefined): Promise<void> {
  const change = async (current: string, next: string) => {
    // The names of the fields are those of the product family.
    const fields = { password: current, passwordOld: next, x_password1: next };
    return send(target, { api: passwordChange, fields, query: {}, image: undefined, session, example: undefined });
  };
  if (password === '') return;
  const temporary = 'verify2026tmp';
  if ((await change(password, temporary)).code !== '200') return;
  const { code } = await change(temporary, password);
  if (code !== '200')
    throw new UsageError(
      `${passwordChange} has changed the password to ${temporary} and refused to change it back: ${code ?? 'no response'}.`,
    );
}
