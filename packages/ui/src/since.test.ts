import { expect, it } from 'vitest';
import releasedExports from '../released-exports.json' with { type: 'json' };
import released from '../released-props.json' with { type: 'json' };
import { exportedProps } from '../scripts/exportedProps.ts';

const components = exportedProps();
const releasedProps = new Map(Object.entries(released.props));
const versions = Object.keys(releasedExports);
const order = (version: string) => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

it('a prop that the last release did not have states @since with a later version', () => {
  const silent = components.flatMap(({ component, props }) => {
    const before = releasedProps.get(component);
    if (!before) return [];
    const added = props.filter(({ name }) => !before.includes(name));
    return added.filter(({ since = '0' }) => order(since) <= order(released.version)).map(({ name }) => `${component}.${name}`);
  });
  expect(silent).toEqual([]);
});

it('a prop that the last release had states a released version in @since, or none', () => {
  const wrong = components.flatMap(({ component, props }) =>
    props
      .filter(({ name, since }) => since !== undefined && releasedProps.get(component)?.includes(name) && !versions.includes(since))
      .map(({ name, since }) => `${component}.${name}: ${since}`),
  );
  expect(wrong).toEqual([]);
});

it('the props of the last release are recorded', () => {
  expect(released.version).toBe(versions.at(-1));
  expect(released.props.BusyButton).toContain('pending');
});
