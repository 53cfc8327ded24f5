import { styled } from '../styles/styled.ts';
import { DocTable } from './DocTable.tsx';
import { shortName, useGroup } from './useTokens.ts';

/** Shows every color role with its purpose and its value in both schemes, in the brand of the toolbar. */
export function ColorTable() {
  return (
    <DocTable>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Purpose</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {useGroup('color').map((token) => (
          <tr key={token.name}>
            <th scope="row">{shortName(token)}</th>
            <td className="wide">{token.purpose}</td>
            {(['light', 'dark'] as const).map((scheme) => (
              <td key={scheme} data-column={scheme === 'light' ? 'Light' : 'Dark'}>
                <span className="swatch" style={{ backgroundColor: token[scheme] }} aria-hidden="true" />
                <code>{token[scheme]}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DocTable>
  );
}

const Steps = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${theme.spacing(12)}, 1fr))`,
  gap: theme.spacing(1),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: theme.vars.palette.roles.ink,
  '& li': { display: 'grid', gap: theme.spacing(0.25), alignContent: 'start', margin: 0 },
  '& span': {
    height: theme.spacing(6),
    borderRadius: theme.mall.radius.control,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& code': { color: theme.vars.palette.roles.inkSoft, overflowWrap: 'anywhere' },
}));

/** Shows the steps of one family of the palette, from light to dark, with the role of each. */
export function PaletteSteps({ family }: { family: string }) {
  const tokens = useGroup(`palette.${family}`);
  return (
    <Steps aria-label={`Palette ${family}`}>
      {tokens.map(({ name, light, purpose }) => (
        <li key={name}>
          <span style={{ backgroundColor: light }} aria-hidden="true" />
          <b>{name.replace('palette.', '')}</b>
          <code>{light}</code>
          {purpose.replace(/^[^:]*: /, '').replace(/\.$/, '')}
        </li>
      ))}
    </Steps>
  );
}
