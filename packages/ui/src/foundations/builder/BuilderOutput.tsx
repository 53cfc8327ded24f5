import type { Theme } from '@mui/material/styles';
import { Tabs } from '../../navigation/Tabs/Tabs.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { styled } from '../../styles/styled.ts';
import { toCss } from '../../theme/export/toCss.ts';
import { toStudioTokens } from '../../theme/export/toStudioTokens.ts';
import { toTokens } from '../../theme/export/toTokens.ts';

const Code = styled('div')(({ theme }) => ({
  position: 'relative',
  '& pre': { ...theme.typography.caption, fontFamily: 'monospace', margin: 0, padding: theme.spacing(2) },
  '& > section': {
    maxHeight: `calc(2 * ${theme.mall.size.qr})`,
    overflow: 'auto',
    color: theme.vars.palette.roles.ink,
    backgroundColor: theme.vars.palette.roles.sunken,
    borderRadius: theme.mall.radius.card,
  },
  '& .copy': { position: 'absolute', insetBlockStart: theme.spacing(1), insetInlineEnd: theme.spacing(2) },
}));

function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <Code>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an element that scrolls needs the focus to be scrolled by the keyboard (WCAG 2.1.1; axe, scrollable-region-focusable) */}
      <section tabIndex={0} aria-label={label}>
        <pre>{text}</pre>
      </section>
      <CopyButton className="copy" text={text} label={`Copy ${label}`} />
    </Code>
  );
}

const printed = (value: unknown) => JSON.stringify(value, null, 2);

interface BuilderOutputProps {
  theme: Theme;
  code: string;
}

/** Shows a theme as code and as files, to be copied. */
export function BuilderOutput({ theme, code }: BuilderOutputProps) {
  const tab = (id: string, label: string, text: string) => ({ id, label, children: <CodeBlock label={label} text={text} /> });
  return (
    <Tabs
      label="The theme as code and files"
      tabs={[
        tab('code', 'TypeScript', code),
        tab('css', 'CSS variables', toCss(theme)),
        tab('dtcg', 'Design tokens', printed(toTokens(theme))),
        tab('studio', 'Tokens Studio', printed(toStudioTokens(theme))),
      ]}
    />
  );
}
