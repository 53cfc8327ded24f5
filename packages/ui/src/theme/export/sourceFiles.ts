import comfortable from '../tokens/comfortable.tokens.json' with { type: 'json' };
import compact from '../tokens/compact.tokens.json' with { type: 'json' };
import core from '../tokens/core.tokens.json' with { type: 'json' };
import dark from '../tokens/dark.tokens.json' with { type: 'json' };
import light from '../tokens/light.tokens.json' with { type: 'json' };
import palette from '../tokens/palette.tokens.json' with { type: 'json' };
import type { TokenFiles } from './tokenModel.ts';

/** The token files of the default theme: the only source of every token. */
export const sourceFiles = { palette, core, light, dark, comfortable, compact } satisfies TokenFiles;
