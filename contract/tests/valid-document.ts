/** Returns a contract of two operations that violates no rule; each test of a rule plants one error in a copy of it. */
export function validDocument() {
  return structuredClone({
    openapi: '3.1.0',
    'x-gateway': { statusOfClass: { success: 200, session: 401, balance: 402, maintenance: 503, business: 409 } },
    paths: {
      '/mall.Thing.index': {
        post: {
          operationId: 'things.thing',
          tags: ['things'],
          'x-login': 'required',
          'x-idempotent': 'safe',
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': {
                schema: {
                  type: 'object',
                  required: ['id'],
                  properties: {
                    id: { type: 'integer', minimum: 1, maximum: 9, 'x-id-of': 'thing' },
                    name: { type: 'string', maxLength: 9 },
                    kind: { type: 'integer', enum: [1, 2] },
                    labels: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['a', 'b'] } },
                    lines: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Line' } },
                  },
                },
                encoding: { lines: { contentType: 'application/json' } },
                examples: { ok: { value: { id: 1 } }, shops: { value: { id: 1, kind: 2 } } },
              },
            },
          },
          responses: {
            '200': {
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['code'],
                    properties: {
                      code: { type: 'string' },
                      tree: { $ref: '#/components/schemas/Tree' },
                      records: {
                        type: 'array',
                        items: {
                          'x-request-discriminator': { field: 'kind', values: [1, 2], missing: 1 },
                          anyOf: [
                            { type: 'object', required: ['product'], properties: { product: { type: 'integer' } } },
                            { type: 'object', required: ['shop'], properties: { shop: { type: 'integer' } } },
                          ],
                        },
                      },
                    },
                  },
                  examples: {
                    ok: { value: { code: '200', records: [{ product: 1 }] } },
                    shops: { value: { code: '200', records: [{ shop: 1 }] } },
                  },
                },
              },
            },
            '401': { $ref: '#/components/responses/sessionInvalid' },
            '409': {
              content: {
                'application/json': {
                  schema: { type: 'object', properties: { code: { type: 'string' } } },
                  examples: { unknown: { $ref: '#/components/examples/101' }, balance: { $ref: '#/components/examples/109' } },
                },
              },
            },
          },
        },
      },
      '/mall.Thing.list': {
        post: {
          operationId: 'things.list',
          tags: ['things'],
          'x-login': 'no',
          'x-idempotent': 'safe',
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': { schema: { type: 'object', properties: {} }, examples: { ok: { value: {} } } },
            },
          },
          responses: {
            '200': { content: { 'application/json': { schema: { type: 'object' }, examples: { ok: { value: { code: '200' } } } } } },
          },
        },
      },
    },
    components: {
      schemas: {
        Line: {
          type: 'object',
          required: ['pid'],
          properties: {
            pid: { type: 'integer', minimum: 1, maximum: 9, 'x-id-of': 'thing' },
            parts: { $ref: '#/components/schemas/Lines' },
          },
        },
        Lines: { type: 'array', maxItems: 2, items: { $ref: '#/components/schemas/Line' } },
        Tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
      },
      responses: {
        sessionInvalid: {
          content: { 'application/json': { schema: { type: 'object' }, examples: { session: { $ref: '#/components/examples/203' } } } },
        },
      },
      examples: {},
    },
    'x-error-catalogue': {
      '101': entry('101', 'business', true),
      '109': entry('109', 'balance', true),
      '203': entry('203', 'session', true),
      '404': entry('404', 'session', false),
    },
  });
}

function entry(code: string, kind: string, emitted: boolean) {
  return {
    'x-name': `name_${code}`,
    'x-class': kind,
    'x-action': 'toast',
    'x-retryable': false,
    'x-key': `key${code}`,
    'x-emitted': emitted,
    value: { code, message: 'No.', data: null },
  };
}
