import { useTheme } from '@mui/material/styles';
import { TokenCards } from './TokenCards.tsx';
import { useGroup } from './useTokens.ts';

/** The steps of the space scale, in the density of the brand. */
export function Space() {
  return (
    <TokenCards
      tokens={useGroup('space').filter(({ name }) => name !== 'space.step')}
      show={(width) => <span className="measure" style={{ width }} aria-hidden="true" />}
    />
  );
}

/** Corners. */
export function Radius() {
  return (
    <TokenCards
      tokens={useGroup('radius')}
      show={(borderRadius) => <span className="tile" style={{ borderRadius }} aria-hidden="true" />}
    />
  );
}

/** Widths of lines. */
export function Borders() {
  return <TokenCards tokens={useGroup('border')} show={(height) => <span className="line" style={{ height }} aria-hidden="true" />} />;
}

/** What lies above what. */
export function Layers() {
  return <TokenCards tokens={useGroup('layer')} />;
}

/** Widths and heights by role. */
export function Sizes() {
  return <TokenCards tokens={useGroup('size')} />;
}

/** Widths of the window at which the layout changes, and which of them the window has now. */
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
