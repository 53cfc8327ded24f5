import { type Theme, useTheme } from '@mui/material/styles';
import { contrastPairs, contrastReport, formatRatio } from '../theme/contrast.ts';
import { schemeRoles, schemes } from '../theme/schemeRoles.ts';
import { DocTable } from './DocTable.tsx';

interface ContrastTableProps {
  /** Theme to show; omitted, the theme of the page. */
  of?: Theme;
}

/** Shows the contrast of the pairs of roles that are used together, in both schemes. */
export function ContrastTable({ of }: ContrastTableProps) {
  const page = useTheme();
  const theme = of ?? page;
  const report = contrastReport(theme);
  return (
    <DocTable>
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
            <td className="wide" data-column="Needs">{`${required}:1`}</td>
            {schemes.map((scheme) => {
              const result = report.find((one) => one.scheme === scheme && one.front === front && one.ground === ground);
              const roles = schemeRoles(theme, scheme);
              // Roles that require 3:1 are borders, never text.
              const edge = required < 4.5 ? { color: roles.ink, borderColor: roles[front] } : { color: roles[front] };
              return (
                <td key={scheme} data-column={scheme === 'light' ? 'Light' : 'Dark'}>
                  <span className="sample" style={{ backgroundColor: roles[ground], ...edge }} aria-hidden="true">
                    Aa
                  </span>
                  <span className={result?.passes ? undefined : 'failed'}>
                    {formatRatio(result?.ratio ?? 0)} {result?.passes ? 'passes' : 'fails'}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </DocTable>
  );
}
