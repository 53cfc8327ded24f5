import type { Operation } from '@mall/contract';
import { UsageError } from '../command/usage.ts';
import { send } from '../family/client.ts';
import { type FamilyOptions, startFamilyRun } from '../family/run.ts';
import { isFileField, okFields } from '../requests/example-request.ts';

/**
 * Operations whose example is not sent. It would change how the customer signs in or pays, or change or delete a record of the customer: the next
 * run would not find the account as this one did. The journeys reach them with customers and records of their own.
 */
const skippedOperations: ReadonlySet<string> = new Set([
  ...['mall.Login.forgotpassword', 'mall.User.setUsernamePassword', 'mall.User.updatePhone'],
  ...['mall.User.setPaymentPassword', 'mall.User.modifyPaymentPassword'],
  ...['mall.Address.upAdds', 'mall.Address.delAdds', 'mall.Bank.delBank'],
]);

const passwordChange = 'mall.User.updatepassword';

/** Sends the contract's example of each operation, as the customer where there is a session; when refused, its required fields alone. */
export async function callExamples(customer: FamilyOptions, wanted: readonly Operation[]): Promise<void> {
  // Journeys may have signed the customer out.
  const { session } = await startFamilyRun(customer).signIn();
  for (const operation of wanted.filter(({ api }) => !skippedOperations.has(api))) {
    if (operation.api === passwordChange) await changePasswordAndBack(customer, session);
    else await callExample(customer, operation, session);
  }
}

async function callExample({ target }: FamilyOptions, operation: Operation, session: string | undefined): Promise<void> {
  const fields = okFields(operation);
  const image = Object.keys(fields).find((name) => isFileField(operation, name));
  const own = operation.takesAccessId ? undefined : session;
  const call = async (names: readonly string[]) => {
    const texts = Object.fromEntries(names.filter((name) => name !== image).map((name) => [name, fields[name] ?? '']));
    return send(target, { api: operation.api, fields: texts, query: {}, image, session: own, example: undefined });
  };
  const all = Object.keys(fields);
  // An optional field of the example may name a record that this gateway does not have.
  const required = all.filter((name) => operation.requestSchema.required?.includes(name));
  if ((await call(all)).code !== '200' && required.length < all.length) await call(required);
}

/** Changes the password of the account and changes it back: the next run signs in with the same one. */
async function changePasswordAndBack({ target, password }: FamilyOptions, session: string | undefined): Promise<void> {
  const change = async (present: string, wanted: string) => {
    const fields = { password: present, passwordOld: wanted, x_password1: wanted };
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
