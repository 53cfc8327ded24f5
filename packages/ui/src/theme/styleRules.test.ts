import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const components = globSync('{primitives,fields,feedback,navigation,overlays,commerce,forms,provider}/**/*.tsx', { cwd: root }).filter(
  (file) => !/\.(stories|test)\.tsx$/.test(file),
);
const pages = globSync('{pages,foundations,testing}/**/*.tsx', { cwd: root }).filter((file) => !file.includes('testing/components/'));

const linesOf = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line));

describe.each([...components, ...pages])('%s', (file) => {
  const lines = linesOf(file);
  it('uses colors, sizes and layers of the theme', () => {
    const raw = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|['"` (-]\d*\.?\d+(px|rem)\b|zIndex: \d/i;
    // The `sizes` of an image are media conditions for the browser, not styles; the `href` values of stories are fragments.
    expect(lines.filter((line) => raw.test(line) && !/sizes ?=|href/i.test(line))).toEqual([]);
  });
  it('uses durations and easings of the theme', () => {
    const times = /['"` ]\d*\.?\d+m?s\b(?!:)/;
    const curves = /cubic-bezier|(transition|animation)\w*: .*(?<![.\w])(ease|linear|steps)\b/;
    expect(lines.filter((line) => times.test(line) || curves.test(line))).toEqual([]);
  });
  it('uses logical sides that follow the text direction', () => {
    const edges = /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right|Top|Bottom)\b/;
    const places = /['{ ](left|right|top|bottom): ['"`]?(-?\d|auto\b|calc\b|theme\b|\$)/;
    const flows = /(textAlign|float|clear): '(left|right)'/;
    // The arguments of a scroll call are not styles.
    const styles = lines.filter((line) => !/scroll(To|By)\(/.test(line));
    expect(styles.filter((line) => edges.test(line) || places.test(line) || flows.test(line))).toEqual([]);
  });
});

describe.each(components)('%s', (file) => {
  const lines = linesOf(file);
  it('reads tokens from the theme, which a brand can change', () => {
    expect(lines.filter((line) => /^import (?!type\b).*theme\/tokens\.ts'/.test(line))).toEqual([]);
  });
  it('imports styled and useTheme from styles/, whose error names the missing provider', () => {
    expect(lines.filter((line) => /^import \{.*\b(styled|useTheme)\b.*@mui\/material\/styles'/.test(line))).toEqual([]);
  });
  it('formats amounts in the currency of the provider', () => {
    expect(lines.filter((line) => /\b(formatMoney|groupMoney|yuanSign)\b(?!\.ts)/.test(line))).toEqual([]);
  });
  it('has at most 200 lines per file', () => {
    expect(lines.length).toBeLessThanOrEqual(200);
  });
  it('has no default export and no any', () => {
    expect(lines.filter((line) => /export default|\bas any\b|: any\b/.test(line))).toEqual([]);
  });
});
