import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeInvalidJson } from '../../src/requests/json-error.ts';

describe('describeInvalidJson', () => {
  it.each([
    ['', 'it ends too early, at line 1, column 1'],
    ['{', 'it ends too early, at line 1, column 2'],
    ['{"pro_id":', 'it ends too early, at line 1, column 11'],
    ['{"pro_id": 1001', 'it ends too early, at line 1, column 16'],
    ["{'pro_id': 1001}", 'see line 1, column 2'],
    ['{pro_id: 1001}', 'see line 1, column 2'],
    ['{"pro_id" 1001}', 'see line 1, column 11'],
    ['{"pro_id": 1001,}', 'see line 1, column 17'],
    ['{\n  "pro_id": 1001,\n  "type": MS\n}', 'see line 3, column 11'],
    ['{"cart": [1, 2}', 'see line 1, column 15'],
    ['{"pro_id": 01}', 'see line 1, column 13'],
    ['{"pro_id": 1001} x', 'see line 1, column 18'],
  ])('%j: %s', (body, position) => {
    expect(describeInvalidJson(body)).toBe(`The body is not valid JSON: ${position}.`);
  });

  it.each(['[1]', 'null', '"text"', '7'])('requires an object in place of %s', (body) => {
    expect(describeInvalidJson(body)).toBe('The body must be a JSON object, such as {"pro_id": 1001}, and must not be nested too deeply.');
  });

  it('reports a position after the start for every prefix of a valid body', () => {
    const prefixes = fc.tuple(fc.json({ maxDepth: 4 }), fc.nat()).map(([json, cut]) => {
      const body = `{"a":${json}}`;
      return body.slice(0, 1 + (cut % (body.length - 1)));
    });
    const check = fc.property(prefixes, (prefix) => {
      const column = Number(/line 1, column (\d+)/.exec(describeInvalidJson(prefix))?.[1]);
      expect(column).toBeGreaterThan(1);
      expect(column).toBeLessThanOrEqual(prefix.length + 1);
    });
    fc.assert(check, { seed: 20_261_126, numRuns: 300 });
  });

  it('reports no position in a long body', () => {
    expect(describeInvalidJson(`"${'a'.repeat(10_000_000)}`)).toBe('The body is not valid JSON.');
  });
});
