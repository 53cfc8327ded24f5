import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const components = globSync('{primitives,fields,feedback,navigation,overlays,commerce,forms,provider}/**/*.tsx', { cwd: root }).filter(
  (file) => !/\.(stories|test)\.tsx$/.test(file),
);

describe.each(components)('%s', (file) => {
  const lines = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line));
  it('asks the theme for colours, sizes and layers', () => {
    const raw = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|['"` (-]\d*\.?\d+(px|rem)\b|zIndex: \d/i;
    // The `sizes` of a picture are media conditions for the browser, not styles.
    expect(lines.filter((line) => raw.test(line) && !/sizes ?=/.test(line))).toEqual([]);
  });
  it('stays within 200 lines', () => {
    expect(lines.length).toBeLessThanOrEqual(200);
  });
  it('has no default export and no any', () => {
    expect(lines.filter((line) => /export default|\bas any\b|: any\b/.test(line))).toEqual([]);
  });
});
