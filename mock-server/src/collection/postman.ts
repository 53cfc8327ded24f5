import { contract } from '@mall/contract';
import { type ExampleRequest, exampleRequests, type Field, sessionVariable } from './requests.ts';

/** The collection for Postman and newman, format 2.1, as JSON text. */
export function postmanCollection(baseUrl: string): string {
  const collection = {
    info: {
      name: 'Mall gateway',
      description: versionLine(),
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'baseUrl', value: baseUrl },
      { key: sessionVariable, value: '' },
    ],
    event: [
      script(
        "pm.test('answers with an envelope', () => {",
        '  pm.response.to.have.status(200);',
        "  pm.expect(pm.response.json()).to.include.keys('code', 'message');",
        '});',
      ),
    ],
    item: [...exampleRequests()].map(([name, requests]) => ({ name, item: requests.map(postmanItem) })),
  };
  return `${JSON.stringify(collection, undefined, 2)}\n`;
}

function postmanItem({ operation, query, fields }: ExampleRequest): object {
  const mode = operation.multipart ? 'formdata' : 'urlencoded';
  return {
    name: operation.summary,
    ...(operation.issuesToken && {
      event: [
        script(
          'const issued = pm.response.json().data?.access_id;',
          `if (issued) pm.collectionVariables.set('${sessionVariable}', issued);`,
        ),
      ],
    }),
    request: {
      method: 'POST',
      url: `{{baseUrl}}${query}`,
      description: operation.api,
      body: { mode, [mode]: fields.map(postmanField) },
    },
  };
}

function postmanField({ name, value, isFile }: Field): object {
  return isFile ? { key: name, type: 'file', src: value } : { key: name, value, type: 'text' };
}

const script = (...exec: readonly string[]) => ({ listen: 'test', script: { type: 'text/javascript', exec } });

function versionLine(): string {
  const { info } = contract;
  const version = typeof info === 'object' && info !== null && 'version' in info ? String(info.version) : '';
  return `An example request for every operation of the contract ${version}. Set baseUrl to the mock or to a gateway.`;
}
