import { type ExampleRequest, exampleRequests, type Field, sessionVariable } from './requests.ts';

/** The collection for Bruno: its files by path. */
export function brunoCollection(baseUrl: string): ReadonlyMap<string, string> {
  const requests = [...exampleRequests()].flatMap(([domain, members]) =>
    members.map((request, at) => [`${domain}/${fileName(request)}.bru`, brunoRequest(request, at + 1)] as const),
  );
  return new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name: 'Mall gateway', type: 'collection' }, undefined, 2)}\n`],
    [
      'collection.bru',
      blocks(
        block('tests', [
          "test('answers with an envelope', function () {",
          '  expect(res.getStatus()).to.equal(200);',
          "  expect(res.getBody()).to.include.keys('code', 'message');",
          '});',
        ]),
      ),
    ],
    ['environments/default.bru', blocks(block('vars', [`baseUrl: ${baseUrl}`, `${sessionVariable}:`]))],
    ...requests,
  ]);
}

/** The operation's name in its domain: `catalog.product` is `catalog/product.bru`. */
const fileName = ({ operation }: ExampleRequest) => operation.id.split('.').slice(1).join('-');

function brunoRequest({ operation, query, fields }: ExampleRequest, seq: number): string {
  const { multipart, issuesToken, summary, api } = operation;
  return blocks(
    block('meta', [`name: ${summary}`, 'type: http', `seq: ${seq}`]),
    block('post', [`url: {{baseUrl}}${query}`, `body: ${multipart ? 'multipartForm' : 'formUrlEncoded'}`, 'auth: none']),
    block(multipart ? 'body:multipart-form' : 'body:form-urlencoded', fields.map(brunoField)),
    ...(issuesToken
      ? [
          block('script:post-response', [
            'const issued = res.getBody().data?.access_id;',
            `if (issued) bru.setVar('${sessionVariable}', issued);`,
          ]),
        ]
      : []),
    block('docs', [api]),
  );
}

const brunoField = ({ name, value, isFile }: Field) => `${name}: ${isFile ? `@file(${value})` : value}`;

const block = (name: string, lines: readonly string[]) => `${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
const blocks = (...parts: readonly string[]) => parts.join('\n');
