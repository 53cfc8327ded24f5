import { describe, expect, test } from 'vitest';
import { camel } from '../scripts/emit/names.ts';
import { type ContractViolation, createMall, createMallClient, type Fetch } from '../src/index.ts';
import { exampleInputs, exampleResponses, operations } from './support/contract.ts';

/** Returns a mall whose gateway responds with one envelope and records its requests. */
function createMallWithResponse(data: unknown) {
  const sentRequests: { form: Map<string, unknown>; url: URL }[] = [];
  const violations: ContractViolation[] = [];
  const fetch = async (...sent: Parameters<Fetch>) => {
    const request = new Request(...sent);
    sentRequests.push({ form: new Map(await request.formData()), url: new URL(request.url) });
    return Response.json({ code: '200', message: 'Success.', data });
  };
  const hooks = { onContractViolation: (violation: ContractViolation) => void violations.push(violation) };
  return { mall: createMall(createMallClient({ baseUrl: 'http://gateway/api/', fetch, hooks })), asked: sentRequests, violations };
}

describe('every operation through the facade', () => {
  test.each(operations.map((model) => [`${camel(model.domain)}.${model.method}`, model] as const))('%s', async (_, model) => {
    const [response] = exampleResponses(model);
    const inputs = exampleInputs(model);
    for (const input of inputs.length > 0 ? inputs : [{}]) {
      const { mall, asked: sentRequests, violations } = createMallWithResponse(response?.data);
      const domain: unknown = Reflect.get(mall, camel(model.domain));
      const method: unknown = typeof domain === 'object' && domain !== null ? Reflect.get(domain, model.method) : undefined;
      if (typeof method !== 'function') throw new Error('not on the facade');
      await expect(Reflect.apply(method, undefined, [input])).resolves.toBeDefined();
      expect(violations).toEqual([]);
      const [request] = sentRequests;
      expect(model.multipart ? request?.url.searchParams.get('api') : request?.form.get('api')).toBe(model.api);
      for (const name of model.json) if (name in input) expect(JSON.parse(String(request?.form.get(name)))).toEqual(input[name]);
    }
  });

  test('has no operations that are not in the contract', () => {
    const { mall } = createMallWithResponse(null);
    const methods = Object.entries(mall).flatMap(([domain, bound]) => Object.keys(bound).map((method) => `${domain}.${method}`));
    expect(methods.sort()).toEqual(operations.map((model) => `${camel(model.domain)}.${model.method}`).sort());
  });
});
