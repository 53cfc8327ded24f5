import { Heading } from '@storybook/addon-docs/blocks';
import { Decisions } from './blocks.tsx';
import { type MuiChoice, muiChoicesOf } from './muiComponents.ts';

/** Returns the rows of a table of choices. A cell about the theme is left out where the library replaces the component. */
export const choiceRows = (choices: readonly MuiChoice[]): readonly (readonly string[])[] =>
  choices.map(({ mui, sets, choose }) => [mui.join(', '), ...(sets === '' ? [] : [sets]), choose]);

/** Says which component to use where MUI has one too; nothing for a component that MUI does not have. */
export function MuiChoices({ of }: { of: string }) {
  const choices = muiChoicesOf(of);
  if (choices.length === 0) return null;
  return (
    <>
      <Heading>In place of MUI</Heading>
      <Decisions head={['MUI component', 'Which to use']} rows={choices.map(({ mui, choose }) => [mui.join(', '), choose])} />
    </>
  );
}
