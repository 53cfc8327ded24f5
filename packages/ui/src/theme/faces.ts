import type { Face, Faces } from './faceTypes.ts';
import { mallTokens } from './tokens.ts';

/** Typefaces of the default theme. */
export const mallFaces: Faces = {
  text: { family: mallTokens.face.text, style: 'sans' },
  display: { family: mallTokens.face.display, style: 'serif' },
};

const cjk = { sans: mallTokens.face.cjkSans, serif: mallTokens.face.cjkSerif };
const generic = { sans: 'system-ui, sans-serif', serif: 'Georgia, serif' };

type Script = 'latin' | 'zh' | 'tn' | 'ko';

const stack = ({ family, style }: Required<Face>, script: Script) =>
  `${family}, ${cjk[style][script === 'latin' ? 'zh' : script]}, ${generic[style]}`;

function variables({ text, display }: Faces, script: Script): Record<`--mall-${string}`, string> {
  const isCjk = script !== 'latin';
  const of = isCjk ? 'cjk' : 'latin';
  const leading = Object.entries(mallTokens.leading[of]).map(([name, value]) => [`--mall-leading-${name}`, String(value)]);
  const tracking = Object.entries(mallTokens.tracking[of]).map(([name, value]) => [`--mall-tracking-${name}`, value]);
  return {
    '--mall-face-text': stack(text, script),
    '--mall-face-display': stack(display, script),
    ...Object.fromEntries([...leading, ...tracking]),
    // A sans-serif italic is only a slanted copy, and Chinese and Korean have none.
    '--mall-style-eyebrow': isCjk || display.style === 'sans' ? 'normal' : 'italic',
  };
}

/** Returns typefaces, line heights and tracking by the language of the element, as custom properties of the type scale. */
export const languageFaces = (faces: Faces) => ({
  ':root': variables(faces, 'latin'),
  '[lang|="zh"]': variables(faces, 'zh'),
  '[lang="zh-TW"], [lang|="zh-Hant"]': variables(faces, 'tn'),
  '[lang|="ko"]': variables(faces, 'ko'),
  '[lang|="en"]': variables(faces, 'latin'),
});

/** Line breaks by the language of the element: Korean between words, Chinese by strict rules. */
export const languageBreaks = {
  ':lang(ko)': { wordBreak: 'keep-all' },
  ':lang(zh)': { wordBreak: 'normal', lineBreak: 'strict' },
} as const;
