import { useTheme } from '@mui/material/styles';
import { TokenCards } from './TokenCards.tsx';
import { useGroup } from './useTokens.ts';

/** Shows the steps of the space scale, in the density of the brand. */
export function Space() {
  return (
    <TokenCards
      tokens={useGroup('space').filter(({ name }) => name !== 'space.step')}
      show={(width) => <span className="measure" style={{ width }} aria-hidden="true" />}
    />
  );
}

/** Shows the corner radii. */
export function Radius() {
  return (
    <TokenCards
      tokens={useGroup('radius')}
      show={(borderRadius) => <span className="tile" style={{ borderRadius }} aria-hidden="true" />}
    />
  );
}

/** Shows the widths of borders. */
export function Borders() {
  return <TokenCards tokens={useGroup('border')} show={(height) => <span className="line" style={{ height }} aria-hidden="true" />} />;
}

/** Shows the z-order of layers. */
export function Layers() {
  return <TokenCards tokens={useGroup('layer')} />;
}

/** Shows widths and heights by role. */
export function Sizes() {
  return <TokenCards tokens={useGroup('size')} />;
}

/** Shows the breakpoints of the layout, and the one that matches the window. */
export function Breakpoints() {
  const { breakpoints } = useTheme();
  return (
    <TokenCards
      tokens={useGroup('breakpoint')}
      show={(width) => (
        <span className="scale" aria-hidden="true">
          <span style={{ width: `${(100 * Number.parseInt(width, 10)) / (breakpoints.values.xl * 1.1)}%` }} />
        </span>
      )}
    />
  );
}
