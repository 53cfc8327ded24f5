import { styled } from '@mui/material/styles';
import { AnchorMdx, Heading, Unstyled } from '@storybook/addon-docs/blocks';
import weights from '../generated/weights.json' with { type: 'json' };
import { pageHref } from './blocks.tsx';

interface Part {
  readonly name: string;
  readonly bytes: number;
}

const sizes: Readonly<Record<string, { readonly own: number; readonly frameworks: Readonly<Record<string, number | undefined>> }>> =
  weights;

/** Returns the parts of a component's bundle: the library's own first, then its frameworks in descending size. */
function partsOf(name: string): Part[] {
  const size = sizes[name];
  if (!size) return [];
  const frameworks = Object.entries(size.frameworks)
    .map(([framework, bytes = 0]) => ({ name: framework === 'other' ? 'Others' : framework, bytes }))
    .filter(({ bytes }) => bytes >= 100)
    .sort((one, other) => other.bytes - one.bytes);
  return [{ name: '@mall/ui', bytes: size.own }, ...frameworks];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  height: theme.spacing(1.5),
  borderRadius: theme.mall.radius.pill,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.roles.hairline,
  '& > span': { backgroundColor: theme.vars.palette.roles.primary },
}));

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${theme.mall.size.column}, 1fr))`,
  gap: theme.spacing(2),
  marginBlock: theme.spacing(2),
  color: theme.vars.palette.roles.ink,
  '& dt': { color: theme.vars.palette.roles.inkSoft },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& div:first-of-type': { fontWeight: theme.typography.fontWeightBold },
}));

/**
 * Shows the size of a component's bundle, with its own part separate from the frameworks that an application loads once for all components.
 */
export function Weight({ of }: { of: string }) {
  const parts = partsOf(of);
  const [own] = parts;
  if (!own) return null;
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <>
      <Heading>Size</Heading>
      <p>
        {own.name} adds <b>{kilobytes(own.bytes)}</b> of the {kilobytes(total)} that an application with this component alone would load,
        minified and gzipped. The rest is frameworks, which an application loads once for all its components.{' '}
        <AnchorMdx href={pageHref('start--docs')} target="_self">
          How sizes are measured
        </AnchorMdx>
      </p>
      <Unstyled>
        <Bar aria-hidden="true">
          <span style={{ width: `${(100 * own.bytes) / total}%` }} />
        </Bar>
        <List>
          {parts.map(({ name, bytes }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{kilobytes(bytes)}</dd>
            </div>
          ))}
        </List>
      </Unstyled>
    </>
  );
}
