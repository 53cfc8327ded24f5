import { layers, mallTokens, spaceStep } from '../theme/tokens.ts';
import {
  borderPurposes,
  elevationPurposes,
  layerPurposes,
  motionPurposes,
  radiusPurposes,
  sizePurposes,
  spacePurposes,
} from './purposes.ts';
import { TokenList } from './TokenList.tsx';

const { ease, ...times } = mallTokens.motion;
const steps = Object.entries(spacePurposes)
  .map(([step, purpose]) => ({ name: `spacing(${step})`, value: `${Number(step) * spaceStep}px`, purpose }))
  .sort((one, other) => Number.parseFloat(one.value) - Number.parseFloat(other.value));

/** The steps of the space scale. */
export function Space() {
  return (
    <TokenList
      values={Object.fromEntries(steps.map(({ name, value }) => [name, value]))}
      purposes={Object.fromEntries(steps.map(({ name, purpose }) => [name, purpose]))}
      show={(width) => <span className="measure" style={{ width }} aria-hidden="true" />}
    />
  );
}

/** Corners. */
export function Radius() {
  return (
    <TokenList
      values={mallTokens.radius}
      purposes={radiusPurposes}
      show={(borderRadius) => <span className="tile" style={{ borderRadius }} aria-hidden="true" />}
    />
  );
}

/** Shadows. */
export function Elevation() {
  return (
    <TokenList
      values={mallTokens.elevation}
      purposes={elevationPurposes}
      show={(boxShadow) => <span className="tile" style={{ boxShadow }} aria-hidden="true" />}
    />
  );
}

/** Durations; a dot moves for the time of its token while the pointer is on it. */
export function Motion() {
  return (
    <TokenList
      values={times}
      purposes={motionPurposes}
      show={(transitionDuration) => <span className="mover" style={{ transitionDuration }} aria-hidden="true" />}
    />
  );
}

/** The one curve of all movements. */
export function Easing() {
  return <TokenList values={{ ease }} purposes={motionPurposes} />;
}

/** Widths of lines. */
export function Borders() {
  return (
    <TokenList
      values={mallTokens.border}
      purposes={borderPurposes}
      show={(height) => <span className="line" style={{ height }} aria-hidden="true" />}
    />
  );
}

/** What lies above what. */
export function Layers() {
  return <TokenList values={layers} purposes={layerPurposes} />;
}

/** Widths and heights by role. */
export function Sizes() {
  return <TokenList values={mallTokens.size} purposes={sizePurposes} />;
}
