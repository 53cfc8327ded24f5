import { readFile } from 'node:fs/promises';
import { catalogue } from '@mall/contract';

const languages = ['en', 'zh', 'tn', 'ko'] as const;
type Language = (typeof languages)[number];

/** The text of a code in the language a caller asked for; undefined where there is none and the contract's own message stays. */
export type Messages = (code: string, language: string | undefined) => string | undefined;

const localesFolder = new URL('../../locales/', import.meta.url);

/**
 * Loads the texts of the error codes in every language that has them.
 *
 * @throws when a file is there but is no JSON object.
 */
export async function loadMessages(folder: URL = localesFolder): Promise<Messages> {
  const loaded = await Promise.all(
    languages.map(async (language) => [language, await readTexts(new URL(`${language}/errors.json`, folder))] as const),
  );
  const texts = new Map(loaded);
  return (code, wanted) => {
    const key = catalogue.get(code)?.key;
    const language = readLanguage(wanted);
    return key === undefined || language === undefined ? undefined : texts.get(language)?.get(key);
  };
}

/** The first language of a list that the mall speaks: "tn", "zh_TW", "ko-KR,ko;q=0.9,en;q=0.8". */
export function readLanguage(wanted: string | undefined): Language | undefined {
  for (const part of (wanted ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase().replaceAll('_', '-') ?? '';
    // The mall's own code for traditional Chinese is "tn".
    if (/^(tn|zh-(tw|hk|mo|hant))\b/.test(tag)) return 'tn';
    const found = languages.find((language) => tag === language || tag.startsWith(`${language}-`));
    if (found) return found;
  }
  return undefined;
}

async function readTexts(file: URL): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${file.pathname} holds no JSON object.`);
  return new Map(Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
