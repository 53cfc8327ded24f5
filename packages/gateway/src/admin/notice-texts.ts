import type { NoticeTexts } from '../domains/shell/publish-notice.ts';
import { escapeHtml } from '../shared/html.ts';
import type { LanguageCode } from '../shared/language.ts';

const [maxTitleLength, maxTextLength] = [60, 2_000];

/** The usage of the arguments that contain a notice. */
export const noticeTextsUsage = '--en TITLE TEXT --zh TITLE TEXT --tn TITLE TEXT --ko TITLE TEXT';

/** The error message for arguments without a valid notice. */
export const noticeTextsWanted = `a title of up to ${maxTitleLength} and a text of up to ${maxTextLength} characters in each language: ${noticeTextsUsage}`;

/**
 * Reads a notice from arguments, with its languages in any order. Returns undefined when a text is missing, empty or too long, or an
 * argument is unexpected.
 */
export function readNoticeTexts(args: readonly string[]): NoticeTexts | undefined {
  const [en, zh, tn, ko] = [textsIn('en', args), textsIn('zh', args), textsIn('tn', args), textsIn('ko', args)];
  if (args.length !== 4 * 3 || !en || !zh || !tn || !ko) return undefined;
  return {
    title: { en: en.title, zh: zh.title, tn: tn.title, ko: ko.title },
    body: { en: en.body, zh: zh.body, tn: tn.body, ko: ko.body },
  };
}

function textsIn(language: LanguageCode, args: readonly string[]): { title: string; body: string } | undefined {
  const index = args.indexOf(`--${language}`);
  const [title = '', text = ''] = args.slice(index + 1, index + 3).map((word) => word.trim());
  if (index % 3 !== 0 || !fits(title, maxTitleLength) || !fits(text, maxTextLength)) return undefined;
  return { title, body: `<p>${escapeHtml(text)}</p>` };
}

const fits = (text: string, longest: number) => text !== '' && text.length <= longest;
