import { useTheme } from '@mui/material/styles';
import { styled } from '../styles/styled.ts';
import { schemeRoles, schemes } from '../theme/schemeRoles.ts';
import { shortName, useGroup } from './useTokens.ts';

const Schemes = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.mall.size.card}), 1fr))`,
  gap: theme.spacing(3),
  '& section': { padding: theme.spacing(5, 3), borderRadius: theme.mall.radius.card, display: 'grid', gap: theme.spacing(3) },
  '& .plane': { padding: theme.spacing(3), borderRadius: theme.mall.radius.card, display: 'grid', gap: theme.spacing(0.5) },
  '& h3': { ...theme.typography.h6, margin: 0 },
  '& p': { margin: 0 },
  '& code': { ...theme.typography.caption, overflowWrap: 'anywhere' },
}));

/** Shows a flat card and every floating surface on the page background of each scheme. */
export function Elevation() {
  const theme = useTheme();
  const tokens = useGroup('elevation');
  return (
    <Schemes>
      {schemes.map((scheme) => {
        const { paper, sheet, ink, inkSoft, hairline } = schemeRoles(theme, scheme);
        return (
          <section key={scheme} style={{ backgroundColor: paper, color: ink }} aria-label={`Elevation, ${scheme} scheme`}>
            <h3>{scheme === 'light' ? 'Light scheme' : 'Dark scheme'}</h3>
            <div className="plane" style={{ backgroundColor: sheet, outline: `${theme.mall.border.hairline} solid ${hairline}` }}>
              <b>flat</b>
              <p style={{ color: inkSoft }}>Cards and panels: no shadow, a hairline around them.</p>
            </div>
            {tokens.map((token) => (
              <div key={token.name} className="plane" style={{ backgroundColor: sheet, boxShadow: token[scheme] }}>
                <b>{shortName(token)}</b>
                <p style={{ color: inkSoft }}>{token.purpose}</p>
                <code style={{ color: inkSoft }}>{token[scheme]}</code>
              </div>
            ))}
          </section>
        );
      })}
    </Schemes>
  );
}
