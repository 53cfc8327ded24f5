import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { styled } from '../../styles/styled.ts';
import { type ColorNotice, colorNotices } from '../../theme/colorNotices.ts';
import { contrastReport, formatRatio } from '../../theme/contrast.ts';
import { schemes } from '../../theme/schemeRoles.ts';
import { ContrastTable } from '../ContrastTable.tsx';
import { BuilderForm } from './BuilderForm.tsx';
import { BuilderOutput } from './BuilderOutput.tsx';
import { type Draft, firstDraft, optionsOf, resultOf } from './draft.ts';
import { codeOf } from './draftCode.ts';
import { Preview } from './Preview.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  color: theme.vars.palette.roles.ink,
  '& h3': { ...theme.typography.h5, margin: 0, marginBlockEnd: theme.spacing(1.5) },
  '& summary': { ...theme.typography.subtitle2, cursor: 'pointer', minHeight: theme.mall.size.targetSmall },
  '& .summary': { ...theme.typography.body2, margin: 0, marginBlockEnd: theme.spacing(1) },
  '& ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
}));

function Contrast({ theme, notices }: { theme: Theme; notices: readonly ColorNotice[] }) {
  const report = contrastReport(theme);
  const failed = report.filter(({ passes }) => !passes).length;
  const least = report.toSorted((one, other) => one.ratio / one.required - other.ratio / other.required)[0];
  return (
    <section aria-label="Contrast">
      <h3>Contrast</h3>
      <p className="summary" role="status">
        {failed === 0 ? `All ${report.length} pairs pass.` : `${failed} of ${report.length} pairs fail.`}
        {least &&
          ` The least room has ${least.front} on ${least.ground}, ${least.scheme} scheme: ${formatRatio(least.ratio)} of ${least.required}:1.`}
      </p>
      {notices.length === 0 && <p className="summary">The light scheme uses your colors as they are.</p>}
      <details>
        <summary>Every pair in both schemes</summary>
        <ContrastTable of={theme} />
      </details>
    </section>
  );
}

interface ThemeBuilderProps {
  /** Initial values, without errors. */
  draft?: Draft;
  /** Called with the values of the preview to use them outside. Without it there is no button. */
  onApply?: (draft: Draft) => void;
}

/** Shows the options of a theme with a live preview in both schemes, its contrast, and its code and files. */
export function ThemeBuilder({ draft: initialDraft = firstDraft, onApply }: ThemeBuilderProps) {
  const [draft, setDraft] = useState(initialDraft);
  const [shown, setShown] = useState(draft);
  const [theme, setTheme] = useState(() => {
    const first = resultOf(initialDraft);
    if ('faults' in first) throw new Error(first.faults.join('\n'));
    return first.theme;
  });
  const [faults, setFaults] = useState<readonly string[]>([]);
  const change = (next: typeof draft) => {
    setDraft(next);
    const result = resultOf(next);
    setFaults('faults' in result ? result.faults : []);
    if ('faults' in result) return;
    setTheme(result.theme);
    setShown(next);
  };
  const notices = colorNotices(optionsOf(shown));
  return (
    <Root>
      <BuilderForm {...{ draft, theme, faults }} notices={faults.length > 0 ? [] : notices} onChange={change} />
      {faults.length > 0 && (
        <Notice tone="error" title="The preview shows the last options without a fault.">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      )}
      {onApply && (
        <Button variant="contained" onClick={() => onApply(shown)} sx={{ justifySelf: 'start' }}>
          Use in every story
        </Button>
      )}
      {schemes.map((scheme) => (
        <section key={scheme} aria-label={`Preview, ${scheme} scheme`}>
          <h3>{scheme === 'light' ? 'Light scheme' : 'Dark scheme'}</h3>
          <PreviewFrame theme={theme} scheme={scheme} title={`Preview of the theme, ${scheme} scheme`}>
            <Preview />
          </PreviewFrame>
        </section>
      ))}
      <Contrast theme={theme} notices={notices} />
      <section aria-label="Code and files">
        <h3>Code and files</h3>
        <BuilderOutput theme={theme} code={codeOf(shown)} />
      </section>
    </Root>
  );
}
