import { expect, it } from 'vitest';
import { tidyArgTypes } from '../../packages/ui/.storybook/tidyArgTypes.ts';
import { readPropTypes } from '../plugins/prop-types.ts';

const propTypes = readPropTypes();

/** Returns the rows of a component's table of props when the docgen knows none of them. */
const rowsOf = (title: string) => tidyArgTypes(propTypes)({ title, argTypes: {}, initialArgs: {} });

it.each([
  ['Overlays/NextStepDialog', 'open', 'boolean', 'Pick'],
  ['Commerce/ShopCard', 'place', 'text', 'an interface that it extends'],
  ['Commerce/ShopHead', 'productCount', 'number', 'an interface that it extends'],
  ['Commerce/PaymentMethodTiles', 'value', 'text', 'a union with undefined'],
  ['Fields/PasswordInput', 'error', 'text', 'Omit'],
])('the control of a prop fits its type: %s.%s is of type "%s" by %s', (title, prop, type) => {
  expect(rowsOf(title)[prop]?.control).toEqual({ type });
});

it.each([
  ['Commerce/ShopCard', 'place', { name: 'string' }],
  ['Commerce/ShopCard', 'productCount', { name: 'number' }],
  ['Commerce/PaymentMethodTiles', 'value', { name: 'string' }],
  ['Feedback/EmptyState', 'level', { name: 'enum', value: [1, 2, 3] }],
])('%s.%s has the type by which Storybook reads its value from the URL', (title, prop, type) => {
  expect(rowsOf(title)[prop]?.type).toMatchObject(type);
});

it('the description of a prop that is newer than its component has the version of its tag @since', () => {
  expect(rowsOf('Overlays/Dialog').role).toMatchObject({
    description: '`alertdialog` for a question that interrupts the shopper. Since 0.5.0.',
    table: { defaultValue: { summary: "'dialog'" } },
  });
  expect(rowsOf('Overlays/Dialog').title?.description).not.toContain('Since');
  const untagged = tidyArgTypes(propTypes)({
    title: 'Overlays/Dialog',
    argTypes: { role: { name: 'role', description: 'Text of the docgen.' } },
    initialArgs: {},
    component: Object.assign(() => null, { __docgenInfo: { props: { role: {} } } }),
  });
  expect(untagged.role).toMatchObject({
    description: 'Text of the docgen. Since 0.5.0.',
    table: { defaultValue: { summary: "'dialog'" } },
  });
  const comment = 'Text of the docgen.\n@default 1\n@since 0.5.0';
  const { value } = tidyArgTypes({})({ title: 'Any', argTypes: { value: { name: 'value', description: comment } }, initialArgs: {} });
  expect(value).toMatchObject({ description: 'Text of the docgen. Since 0.5.0.', table: { defaultValue: { summary: '1' } } });
});

it('the control of a union of literals offers each of them', () => {
  expect(rowsOf('Feedback/EmptyState').level).toMatchObject({ options: [1, 2, 3], control: { type: 'radio' } });
  expect(rowsOf('Feedback/EmptyState').icon).toMatchObject({ options: expect.arrayContaining(['leaf']), control: { type: 'select' } });
});

it('every prop of a primitive type or of literals has a control that fits it, in every component', () => {
  const fitting = { boolean: ['boolean'], string: ['text', 'select'], number: ['number'] };
  const faults = Object.entries(propTypes).flatMap(([name, props]) =>
    Object.entries(rowsOf(`Components/${name}`)).flatMap(([prop, { control }]) => {
      const kind = props[prop]?.kind;
      if (kind === undefined || ['className', 'sx'].includes(prop)) return [];
      const types: readonly string[] = typeof kind === 'string' ? fitting[kind] : ['radio', 'select'];
      const isFitting = typeof control === 'object' && 'type' in control && types.includes(String(control.type));
      return isFitting ? [] : [`${name}.${prop}: ${JSON.stringify(kind)} has ${JSON.stringify(control)}`];
    }),
  );
  expect(faults).toEqual([]);
  expect(Object.keys(propTypes).length).toBeGreaterThan(100);
});

it('a prop that the docgen does not know has its type, comment and default', () => {
  expect(rowsOf('Commerce/MembershipDialog').open).toMatchObject({
    description: 'Whether the dialog is open.',
    type: { required: true },
    table: { type: { summary: 'boolean' } },
  });
  expect(rowsOf('Feedback/EmptyState').level?.table?.defaultValue).toEqual({ summary: '2' });
});

it('a comment shows the names that it links to as code', () => {
  expect(rowsOf('Commerce/FilterPanel').values?.description).toContain('`priceNames`');
  expect(JSON.stringify(propTypes)).not.toContain('{@link');
});
