import { type Addresses, capturedVariables, type ExampleRequest, environments, exampleRequests, type Field } from './requests.ts';

/** The collection for Bruno: its files by path. */
export function brunoCollection(addresses: Addresses): ReadonlyMap<string, string> {
  const requests = [...exampleRequests()].flatMap(([folder, members], index) => [
    [`${folder}/folder.bru`, block('meta', [`name: ${folder}`, `seq: ${index + 1}`])] as const,
    ...members.map((request, position) => [`${folder}/${fileName(request)}.bru`, brunoRequest(request, position + 1)] as const),
  ]);
  const environmentFiles = environments(addresses).map(({ name, ...variables }) => {
    const lines = Object.entries(variables).map(([key, value]) => `${key}: ${value}`.trimEnd());
    return [`environments/${name}.bru`, block('vars', lines)] as const;
  });
  return new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name: 'Mall gateway', type: 'collection' }, undefined, 2)}\n`],
    [
      'collection.bru',
      blocks(
        block('tests', [
          "test('returns an envelope', function () {",
          '  expect(res.getStatus()).to.equal(200);',
          "  expect(res.getBody()).to.include.keys('code', 'message');",
          '});',
        ]),
      ),
    ],
    ...environmentFiles,
    ...requests,
  ]);
}

/** The file name of a request in its domain: that of `catalog.product` is `catalog/product.bru`. */
const fileName = ({ operation }: ExampleRequest) => operation.id.split('.').slice(1).join('-');

function brunoRequest({ operation, query, fields }: ExampleRequest, seq: number): string {
  const { multipart, summary, api } = operation;
  const scripts = capturedVariables(operation).map(({ variable, member }) =>
    block('script:post-response', [`const issued = res.getBody().data?.${member};`, `if (issued) bru.setVar('${variable}', issued);`]),
  );
  return blocks(
    block('meta', [`name: ${summary}`, 'type: http', `seq: ${seq}`]),
    block('post', [`url: {{baseUrl}}${query}`, `body: ${multipart ? 'multipartForm' : 'formUrlEncoded'}`, 'auth: none']),
    block(multipart ? 'body:multipart-form' : 'body:form-urlencoded', fields.map(brunoField)),
    ...scripts,
    block('docs', [api]),
  );
}

const brunoField = ({ name, value, isFile }: Field) => `${name}: ${isFile ? `@file(${value})` : value}`;

const block = (name: string, lines: readonly string[]) => `${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
const blocks = (...parts: readonly string[]) => parts.join('\n');
