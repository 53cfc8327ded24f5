// @spec 8.13 8.15

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contract } from '../src/document.ts';
import { emittedCodesHaveText } from '../src/lint/catalogue-rules.ts';
import { schemasCompile } from '../src/lint/compile-rule.ts';
import { descriptionsAddMeaning, propertiesAreDescribed } from '../src/lint/description-rule.ts';
import { exampleFiles, foldersAreTags, operationFiles } from '../src/lint/file-rules.ts';
import { isObject, type JsonObject } from '../src/lint/json.ts';
import { documentRules } from '../src/lint/rules.ts';

const root = new URL('../', import.meta.url);

describe('the contract', () => {
  it.each([...documentRules, schemasCompile].map((rule) => ({ name: rule.name, rule })))('$name', ({ rule }) => {
    expect(rule(contract)).toEqual([]);
  });

  it('has a text for every emitted code in every language', () => {
    const texts = Object.fromEntries(
      ['en', 'zh', 'tn', 'ko'].map((language) => [language, readTexts(`../locales/${language}/errors.json`)]),
    );
    expect(emittedCodesHaveText(contract, texts)).toEqual([]);
  });
});

describe('the files of the contract', () => {
  const index: unknown = parse(readFileSync(new URL('openapi.yaml', root), 'utf8'));
  const files = ['operations', 'examples'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => `${folder}/${file}`),
  );
  const all = { index: asObject(index), files };

  it.each([operationFiles, exampleFiles].map((rule) => ({ name: rule.name, rule })))('$name', ({ rule }) => {
    expect(rule(all)).toEqual([]);
  });

  it('foldersAreTags', () => {
    expect(foldersAreTags(all, contract)).toEqual([]);
  });
});

describe('descriptions of properties', () => {
  const files = ['schemas', 'operations', 'responses'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => `${folder}/${file}`),
  );
  const sources = new Map(files.map((file) => [file, asObject(parse(readFileSync(new URL(file, root), 'utf8')))]));
  it.each([propertiesAreDescribed, descriptionsAddMeaning].map((rule) => ({ name: rule.name, rule })))('$name', ({ rule }) => {
    expect(sources.size).toBeGreaterThan(300);
    expect(rule(sources)).toEqual([]);
  });
});

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

function readTexts(file: string): JsonObject | undefined {
  try {
    const texts: unknown = JSON.parse(readFileSync(new URL(file, root), 'utf8'));
    return isObject(texts) ? texts : undefined;
  } catch {
    return undefined;
  }
}
