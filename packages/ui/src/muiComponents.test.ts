import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { coloredByTheme, type MuiChoice, muiChoicesOf, replaced, styledByTheme } from '../.storybook/docs/muiComponents.ts';
import { exportsOfPackage } from './testing/exportsOfPackage.ts';
import { mallTheme } from './theme/theme.ts';

const mui = dirname(createRequire(import.meta.url).resolve('@mui/material/package.json'));
const exported = new Set(exportsOfPackage().symbols.map(({ name }) => name));
const choices = [...styledByTheme, ...coloredByTheme, ...replaced];
const isOfMui = (name: string) => existsSync(join(mui, name, 'package.json')) || existsSync(join(mui, name, `${name}.mjs`));
const codes = (text: string) => [...text.matchAll(/`([A-Z]\w+)/g)].map(([, name = '']) => name);
const muiNames = (list: readonly MuiChoice[]) => list.flatMap((choice) => choice.mui);

it('the guideline on MUI names only components that MUI has, each once', () => {
  const names = muiNames(choices);
  expect(names.filter((name) => !isOfMui(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

it('the guideline on MUI names only components that the package exports, besides those of MUI', () => {
  const ours = choices.flatMap((choice) => choice.ours).filter((name) => !exported.has(name) && !isOfMui(name));
  expect(ours).toEqual([]);
  const unknown = choices.flatMap(({ sets, choose }) => codes(`${sets} ${choose}`)).filter((name) => !exported.has(name) && !isOfMui(name));
  expect(unknown).toEqual([]);
});

it('the guideline on MUI lists as styled exactly the components that the theme overrides, and their parts', () => {
  const overridden = Object.keys(mallTheme().components ?? {}).map((name) => name.replace(/^Mui/, ''));
  const listed = muiNames(styledByTheme);
  expect(overridden.filter((name) => name !== 'CssBaseline' && !listed.includes(name))).toEqual([]);
  // TextField consists of the three before it, and Typography has the variants of the theme.
  expect(listed.filter((name) => !overridden.includes(name))).toEqual(['TextField', 'Typography']);
});

it('each choice names the components of the library that it is about', () => {
  expect(
    choices.filter(
      ({ ours, choose }) => ours.length > 0 && !/of the library/.test(choose) && !ours.some((name) => codes(choose).includes(name)),
    ),
  ).toEqual([]);
  expect(muiChoicesOf('Notice').flatMap((choice) => choice.mui)).toEqual(['Alert']);
  expect(muiChoicesOf('Price')).toEqual([]);
});
