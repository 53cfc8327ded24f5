import { tidal } from '../../src/theme/brands/tidal.ts';
import { createMallTheme } from '../../src/theme/createMallTheme.ts';
import { sourceFiles } from '../../src/theme/export/sourceFiles.ts';
import { themeFiles } from '../../src/theme/export/themeFiles.ts';
import { styleSheet } from '../../src/theme/export/toCss.ts';
import { readTokenFile, readTokens, setNames } from '../../src/theme/export/tokenModel.ts';
import { studioFile } from '../../src/theme/export/toStudioTokens.ts';
import { mallFaces } from '../../src/theme/faces.ts';
import { bundle, differences } from './bundle.ts';

const printed = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the files generated from the token files in addition to `tokens.ts`, by name in `src/generated`. */
export function tokenFiles(): Readonly<Record<string, string>> {
  const sets = readTokens(sourceFiles);
  const generated = '/* Generated from src/theme/tokens by scripts/generate.ts. Do not edit. */\n';
  const otherBrand = differences(sourceFiles, themeFiles(createMallTheme(tidal)).files);
  const others = { tidal: readTokenFile(otherBrand, [otherBrand], 'tidal') };
  return {
    'tokens.css': `${generated}${styleSheet({ sets, faces: mallFaces, density: 'comfortable' })}`,
    'tokens.json': printed(bundle(setNames, sourceFiles, { tidal: otherBrand })),
    'tidal.tokens.json': printed(otherBrand),
    'tokens.studio.json': printed(studioFile(sets, 'Sylvane', others)),
  };
}
