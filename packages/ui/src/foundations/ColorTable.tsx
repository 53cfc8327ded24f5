import { styled } from '@mui/material/styles';
import { contrastRatio } from '../theme/color.ts';
import { contrastPairs } from '../theme/contrast.ts';
import { darkRoles, lightRoles } from '../theme/tokens.ts';
import { type Role, rolePurposes } from './purposes.ts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  color: theme.vars.palette.roles.ink,
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'middle',
    paddingBlock: theme.spacing(1.5),
    paddingInlineEnd: theme.spacing(2),
    borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& thead th': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& tbody th': { fontWeight: theme.typography.fontWeightBold },
  '& code': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.roles.inkSoft },
  '& .swatch': {
    display: 'block',
    width: '100%',
    minWidth: theme.spacing(8),
    height: theme.spacing(5),
    borderRadius: theme.mall.radius.control,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& .sample': {
    display: 'grid',
    placeItems: 'center',
    minHeight: theme.spacing(5),
    paddingInline: theme.spacing(1),
    borderRadius: theme.mall.radius.control,
    border: `${theme.mall.border.strong} solid ${theme.vars.palette.roles.hairline}`,
  },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: theme.spacing(2), paddingBlock: theme.spacing(1.5) },
    '& th, & td': { borderBlockEnd: 'none', paddingBlock: theme.spacing(0.5) },
    '& tbody th, & .wide': { gridColumn: '1 / -1' },
  },
}));

const roles = Object.keys(rolePurposes).filter((name): name is Role => name in lightRoles);

/** Every color role with its purpose and its value in both schemes. */
export function ColorTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Purpose</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            <td className="wide">{rolePurposes[role]}</td>
            {[lightRoles, darkRoles].map((scheme, at) => (
              <td key={at === 0 ? 'light' : 'dark'}>
                <span className="swatch" style={{ backgroundColor: scheme[role] }} aria-hidden="true" />
                <code>{scheme[role]}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Contrast of the pairs of roles that meet, in both schemes. */
export function ContrastTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Needs</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(({ front, ground, required }) => (
          <tr key={`${front} ${ground}`}>
            <th scope="row">
              {front} on {ground}
            </th>
            <td className="wide">{`${required} : 1`}</td>
            {[lightRoles, darkRoles].map((scheme, at) => (
              <td key={at === 0 ? 'light' : 'dark'}>
                <span
                  className="sample"
                  style={{
                    backgroundColor: scheme[ground],
                    // Roles that need 3 : 1 are edges, and are never text.
                    ...(required < 4.5 ? { color: scheme.ink, borderColor: scheme[front] } : { color: scheme[front] }),
                  }}
                >
                  {`${contrastRatio(scheme[front], scheme[ground]).toFixed(1)} : 1`}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
