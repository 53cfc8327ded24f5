import { afterAll, describe, expect, test } from 'vitest';
import { allOperations } from '../src/generated/facade.ts';
import type { Operation } from '../src/operation.ts';
import { exampleResponses, operations } from './support/contract.ts';
import { mutate, seeded } from './support/mutate.ts';
import { createReferenceValidator } from './support/reference-validator.ts';

const mutations = 300;
const strict = createReferenceValidator(false);
const lenient = createReferenceValidator(true);
/** Number of mutations that were invalid per keyword, and how many of these the SDK accepts on purpose. */
const keywords = new Map<string, { refused: number; passed: number }>();
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

function note(keyword: string, accepted: boolean): void {
  const row = keywords.get(keyword) ?? { refused: 0, passed: 0 };
  row[accepted ? 'passed' : 'refused']++;
  keywords.set(keyword, row);
}

describe('the schemas agree with ajv on mutated examples', () => {
  test.each(operations.map((model) => [model.api, model] as const))('%s', (api, model) => {
    const examples = exampleResponses(model).map(({ data }) => data);
    expect(examples.length, 'an operation without an example cannot be tested').toBeGreaterThan(0);
    for (const data of examples) {
      expect(strict(api, data), 'the example is valid').toBeUndefined();
      expect(decode(api, data).issues).toBeUndefined();
    }
    const random = seeded([...api].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7));
    const seen = { valid: 0, lenient: 0, refused: 0 };
    for (let count = 0; count < mutations; count++) {
      const payload = mutate(examples[random(examples.length)], random);
      const frozen = JSON.stringify(payload);
      const { issues } = decode(api, payload);
      const accepted = issues === undefined;
      const keyword = strict(api, payload);
      const valid = keyword === undefined;
      const tell = () => `mutation ${count} of ${api}: ${JSON.stringify(issues)}\n${frozen}`;
      if (valid && !accepted) expect.fail(`refused, though valid: ${tell()}`);
      if (accepted !== (lenient(api, payload) === undefined))
        expect.fail(`${accepted ? 'accepted, though not meant to be' : 'refused, though meant to pass'}: ${tell()}`);
      expect(JSON.stringify(payload)).toBe(frozen);
      if (keyword !== undefined) note(keyword, accepted);
      seen[valid ? 'valid' : accepted ? 'lenient' : 'refused']++;
    }
    // A test whose mutations are all valid, or all invalid, would prove nothing.
    expect(seen.refused).toBeGreaterThan(mutations / 20);
    expect(seen.valid + seen.lenient).toBeGreaterThan(mutations / 50);
  });
});

afterAll(() => {
  const rows = [...keywords].sort(([, a], [, b]) => b.refused + b.passed - a.refused - a.passed);
  const lines = rows.map(
    ([keyword, { refused, passed }]) => `${keyword.padEnd(22)} ${String(refused).padStart(7)} ${String(passed).padStart(12)}`,
  );
  console.log(
    `${mutations} mutations of each of ${operations.length} operations\ninvalid by              refused  let through\n${lines.join('\n')}`,
  );
});
