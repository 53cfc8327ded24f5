import { describe, expect, test } from 'vitest';
import { allOperations } from '../src/generated/facade.ts';
import type { Operation } from '../src/operation.ts';
import { exampleAnswers, operations } from './support/contract.ts';
import { makeJudge } from './support/judge.ts';
import { mutate, seeded } from './support/mutate.ts';

const mutations = 300;
const strict = makeJudge(false);
const lenient = makeJudge(true);
const descriptors = new Map<string, Operation<unknown, unknown>>(
  Object.values(allOperations)
    .flatMap((domain) => Object.values<Operation<unknown, unknown>>(domain))
    .map((operation) => [operation.api, operation]),
);

function decode(api: string, data: unknown) {
  const operation = descriptors.get(api);
  if (!operation) throw new Error(`${api} has no descriptor`);
  return operation.decode(data);
}

describe('the schemas against ajv, the judge of the contract', () => {
  test.each(operations.map((model) => [model.api, model] as const))('%s', (api, model) => {
    const examples = exampleAnswers(model).map(({ data }) => data);
    expect(examples.length, 'an operation without an example cannot be tested').toBeGreaterThan(0);
    for (const data of examples) {
      expect(strict(api, data), 'the example is valid').toBe(true);
      expect(decode(api, data).issues).toBeUndefined();
    }
    const random = seeded([...api].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7));
    const seen = { valid: 0, lenient: 0, refused: 0 };
    for (let count = 0; count < mutations; count++) {
      const payload = mutate(examples[random(examples.length)], random);
      const frozen = JSON.stringify(payload);
      const { issues } = decode(api, payload);
      const accepted = issues === undefined;
      const valid = strict(api, payload);
      const tell = () => `mutation ${count} of ${api}: ${JSON.stringify(issues)}\n${frozen}`;
      if (valid && !accepted) expect.fail(`refused, though valid: ${tell()}`);
      if (accepted !== lenient(api, payload))
        expect.fail(`${accepted ? 'accepted, though not meant to be' : 'refused, though meant to pass'}: ${tell()}`);
      expect(JSON.stringify(payload)).toBe(frozen);
      seen[valid ? 'valid' : accepted ? 'lenient' : 'refused']++;
    }
    // A test in which all mutations fall to one side would prove nothing.
    expect(seen.refused).toBeGreaterThan(mutations / 20);
    expect(seen.valid + seen.lenient).toBeGreaterThan(mutations / 50);
  });
});
