import { expect, it } from 'vitest';
import { sampleFaults } from './sample-faults.ts';

it('sampleFaults accepts JSX whose names are imported, declared or part of the platform', () => {
  const code = 'import { Price } from \'@mall/ui\';\n\n<Price value="1.00" onClick={(event) => console.log(event, new Date())} />';
  expect(sampleFaults(code)).toEqual([]);
});

it('sampleFaults reports components, handlers and values that are not declared', () => {
  expect(sampleFaults('<Price onClick={handleClick} hrefs={{ home }} />')).toEqual([
    'undeclared: Price',
    'undeclared: handleClick',
    'undeclared: home',
  ]);
});

it('sampleFaults reports a syntax error', () => {
  expect(sampleFaults("import { Price } from '@mall/ui';\n\n<Price value={ />")).toContain("'}' expected.");
});
