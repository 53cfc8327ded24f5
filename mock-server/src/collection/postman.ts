import { contract, operations } from '@mall/contract';
import {
  type Addresses,
  capturedVariables,
  type Environment,
  type ExampleRequest,
  environments,
  exampleRequests,
  type Field,
} from './requests.ts';

/** The collection for Postman and newman, format 2.1, as JSON text. */
export function postmanCollection(addresses: Addresses): string {
  const collection = {
    info: {
      name: 'Mall gateway',
      description: versionLine(),
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    // Without an environment, the collection calls the mock. Variables that requests set are in no environment, whose values would take precedence.
    variable: [...environments(addresses).slice(0, 1).flatMap(variablesOf), ...[...capturedNames].map((key) => ({ key, value: '' }))],
    event: [
      script(
        "pm.test('returns an envelope', () => {",
        '  pm.response.to.have.status(200);',
        "  pm.expect(pm.response.json()).to.include.keys('code', 'message');",
        '});',
      ),
    ],
    item: [...exampleRequests()].map(([name, requests]) => ({ name, item: requests.map(postmanItem) })),
  };
  return `${JSON.stringify(collection, undefined, 2)}\n`;
}

/** The environments for Postman: their files by path. */
export function postmanEnvironments(addresses: Addresses): ReadonlyMap<string, string> {
  return new Map(
    environments(addresses).map((environment) => {
      const content = { name: `Mall: ${environment.name}`, values: variablesOf(environment), _postman_variable_scope: 'environment' };
      return [`${environment.name}.postman_environment.json`, `${JSON.stringify(content, undefined, 2)}\n`];
    }),
  );
}

const variablesOf = ({ name: _, ...variables }: Environment) => Object.entries(variables).map(([key, value]) => ({ key, value }));

const capturedNames: ReadonlySet<string> = new Set([...operations.values()].flatMap(capturedVariables).map(({ variable }) => variable));

function postmanItem({ operation, query, fields }: ExampleRequest): object {
  const scripts = capturedVariables(operation).map(({ variable, member }) =>
    script(`const issued = pm.response.json().data?.${member};`, `if (issued) pm.collectionVariables.set('${variable}', issued);`),
  );
  const mode = operation.multipart ? 'formdata' : 'urlencoded';
  return {
    name: operation.summary,
    ...(scripts.length > 0 && { event: scripts }),
    request: {
      method: 'POST',
      url: `{{baseUrl}}${query}`,
      description: operation.api,
      // For the mock; a gateway ignores it.
      header: [{ key: 'Prefer', value: 'example=ok', disabled: true }],
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
