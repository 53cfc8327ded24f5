/** Writes the measured part of docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/processes.ts';
import type { Audit } from './lighthouse.ts';

/** The gzip size of a screen's scripts. */
export interface Weight {
  readonly path: string;
  readonly gate: number;
  readonly kilobytes: number;
}

const page = join(root, 'docs', 'performance.md');
const [begin, end] = ['<!-- measured: npm run bench pages -- --write -->', '<!-- end -->'];

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const score = (value: number) => value.toFixed(2);

/** Replaces the text between the marks of the page; everything else is written by hand. */
export function writePerformance(weights: readonly Weight[], audits: readonly Audit[]): void {
  const lines = [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Chromium and server on one machine.`,
    '',
    row('Screen', 'Scripts, gzip', 'Gate'),
    row('---', '---', '---'),
    ...weights.map(({ path, gate, kilobytes }) => row(`\`${path}\``, `${kilobytes.toFixed(1)} kB`, `${gate} kB`)),
    '',
    row('Screen', 'Device', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'TBT', 'CLS'),
    row(...Array.from({ length: 9 }, () => '---')),
    ...audits.map(({ path, device, scores, figures }) =>
      row(
        ...[`\`${path}\``, device, score(scores.performance), score(scores.accessibility), score(scores.bestPractices), score(scores.seo)],
        ...[`${Math.round(figures.lcp)} ms`, `${Math.round(figures.tbt)} ms`, figures.cls.toFixed(3)],
      ),
    ),
  ];
  const text = readFileSync(page, 'utf8');
  const [before, afterBegin] = text.split(begin);
  const after = afterBegin?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/performance.md has lost its marks ${begin} and ${end}`);
  writeFileSync(page, `${before}${begin}\n\n${lines.join('\n')}\n\n${end}${after}`);
}
