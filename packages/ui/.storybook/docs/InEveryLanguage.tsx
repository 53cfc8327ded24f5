import { styled } from '@mui/material/styles';
import { languages } from '../../src/i18n/languages.ts';
import type { UiTextKey } from '../../src/i18n/textKeys.ts';
import { useUiText } from '../../src/i18n/useUiText.ts';
import { Example } from './blocks.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${theme.mall.size.column}, 1fr))`,
  gap: theme.spacing(3),
  marginBlock: theme.spacing(2),
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  '& b': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.spacing(1) },
}));

function Texts({ keys }: { keys: readonly UiTextKey[] }) {
  const t = useUiText();
  const values = { min: 6, max: 16 };
  return (
    <ul>
      {keys.map((key) => (
        <li key={key}>{t(key, values)}</li>
      ))}
    </ul>
  );
}

interface InEveryLanguageProps {
  keys: readonly UiTextKey[];
}

/** Shows texts of the library in the four languages next to each other. */
export function InEveryLanguage({ keys }: InEveryLanguageProps) {
  return (
    <Columns>
      {languages.map(({ code, name }) => (
        <Example key={code} language={code}>
          <b>{name}</b>
          <Texts keys={keys} />
        </Example>
      ))}
    </Columns>
  );
}
