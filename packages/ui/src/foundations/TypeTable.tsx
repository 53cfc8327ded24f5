import Typography from '@mui/material/Typography';
import { styled } from '../styles/styled.ts';
import { typeStyles } from '../theme/tokens.ts';
import { shortName, useGroup, useTokens } from './useTokens.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: theme.vars.palette.roles.ink,
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1),
    margin: 0,
    paddingBlock: theme.spacing(3),
    borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& p': { margin: 0, color: theme.vars.palette.roles.inkSoft },
  '& p b': { color: theme.vars.palette.roles.ink },
  '& dl': {
    ...theme.typography.caption,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.mall.size.select}), 1fr))`,
    gap: theme.spacing(1, 2),
    margin: 0,
  },
  '& dt': { color: theme.vars.palette.roles.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

type Variant = keyof typeof typeStyles;
const variants = Object.keys(typeStyles).filter((name): name is Variant => name in typeStyles);

/** Shows the text styles, each with a sample. */
export function TypeScale({ sample = 'Give your skin a little time' }: { sample?: string }) {
  const tokens = useGroup('typography');
  return (
    <List>
      {variants.map((variant) => (
        <li key={variant}>
          <Typography variant={variant} component="span">
            {sample}
          </Typography>
          <p lang="en">
            <b>{variant}</b> {tokens.find((token) => shortName(token) === variant)?.purpose}
          </p>
        </li>
      ))}
    </List>
  );
}

/** Names of a text style's parts by their tokens, for Latin text. */
const partNames = {
  fontFamily: 'Typeface',
  fontSize: 'Size',
  fontWeight: 'Weight',
  lineHeight: 'Line height',
  letterSpacing: 'Letter spacing',
} as const;

/** Shows the text styles with their parts: typeface, size, weight, line height, letter spacing. */
export function TypeTable({ sample = 'Give your skin a little time' }: { sample?: string }) {
  const tokens = useTokens();
  const latin = (value: string | number) => {
    const name = /^var\(--mall-(\w+)-(\w+)\)$/.exec(String(value));
    if (!name) return String(value);
    const [, group = '', part = ''] = name;
    const token = tokens.find((one) => [`${group}.${part}`, `${group}.latin.${part}`].includes(one.name));
    return token ? token.light.replaceAll('"', '').split(', ')[0] : String(value);
  };
  return (
    <List>
      {variants.map((variant) => {
        const token = tokens.find(({ name }) => name === `typography.${variant}`);
        return (
          <li key={variant}>
            <Typography variant={variant} component="span">
              {sample}
            </Typography>
            <p>
              <b>{variant}</b> {token?.purpose}
            </p>
            <dl>
              {(['fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'letterSpacing'] as const).map((part) => (
                <div key={part}>
                  <dt>{partNames[part]}</dt>
                  <dd>{latin(typeStyles[variant][part])}</dd>
                </div>
              ))}
              <div>
                <dt>CSS</dt>
                <dd>font: var({token?.variable})</dd>
              </div>
            </dl>
          </li>
        );
      })}
    </List>
  );
}
