import type { LanguageCode } from '../../i18n/languages.ts';
import { withTexts } from '../withTexts.ts';
import { called, isSeen } from './paint.ts';

/** The longest text per language: words of natural length, and one without any break opportunity. */
const longest: Readonly<Record<LanguageCode, string>> = {
  en: `A quietly scented overnight treatment for easily irritated complexions ${'Immeasurablyhydrating'.repeat(3).slice(0, 60)}`,
  zh: '晚间洁面之后取两三滴于掌心温热再轻轻按压面颈让肌肤在睡眠里慢慢舒展第二天清晨仍然柔软而有光泽适合一年四季每一种肤质安心使用并可长期坚持',
  tn: '晚間潔面之後取兩三滴於掌心溫熱再輕輕按壓面頸讓肌膚在睡眠裡慢慢舒展隔天清晨依然柔軟而有光澤適合一年四季每一種膚質安心使用並可長期堅持',
  ko: '잠들기전에두세방울을손바닥에서따뜻하게데운다음 얼굴과 목을 부드럽게 감싸 주면 다음 날 아침까지 촉촉함이 오래도록 편안하게 이어집니다',
};

/** Returns the visible and accessible texts of the page and the values of its fields. */
export function wordsShown(): string {
  const attributes = ['aria-label', 'alt', 'placeholder', 'title'].flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  const texts = [...document.body.querySelectorAll(':scope > :not(script)')].map((part) => part.textContent);
  return [...texts, ...attributes].join('\n');
}

const isWords = (text: string) => /\p{L}{2}/u.test(text) && !/^(data:|https?:|[#/?])/.test(text);

/** Replaces every displayed text by the longest text, except the names of `kinds`; equal texts have equal replacements. */
export function lengthened<Value>(value: Value, shown: string, language: LanguageCode): Value {
  const seen = new Map<string, string>();
  return withTexts(value, (text, name) => {
    if (name === 'kinds' || !isWords(text) || !shown.includes(text)) return text;
    const long = seen.get(text) ?? `${seen.size + 1} ${longest[language]}`;
    seen.set(text, long);
    return long;
  });
}

/** Replaces every amount by one above any real price; values in tenths are not amounts. */
export function enriched<Value>(value: Value): Value {
  return withTexts(value, (text, name) => (name !== 'tenths' && /^\d+\.\d{2}$/.test(text) ? '99999999.99' : text));
}

/** Returns every visible text of the page as a range, with its parent element. */
function textsSeen(): { text: Text; range: Range; parent: Element }[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen: { text: Text; range: Range; parent: Element }[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent } = text;
    if (!(text instanceof Text) || !parent || !text.data.trim() || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    seen.push({ text, range, parent });
  }
  return seen;
}

/** Returns the numbers that are broken over two lines. */
export function brokenNumbers(): string[] {
  return textsSeen().flatMap(({ text, range, parent }) =>
    [...text.data.matchAll(/\d[\d,.]*\d/g)].flatMap(({ 0: number, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + number.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [`${number} in ${called(parent)}`] : [];
    }),
  );
}

/** Returns the texts whose last line is less than a quarter of the longest line. */
export function lonelyEnds(): string[] {
  return textsSeen().flatMap(({ text, range, parent }) => {
    const lines = new Map<number, number>();
    for (const { bottom, width } of range.getClientRects()) lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + width);
    const last = lines.get(Math.max(...lines.keys())) ?? 0;
    return last < Math.max(...lines.values()) / 4 ? [`${text.data} in ${called(parent)}`] : [];
  });
}

const clips = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement));

function boxOf(element: Element | null): Element {
  return element === null || !getComputedStyle(element).display.startsWith('inline')
    ? (element ?? document.body)
    : boxOf(element.parentElement);
}

/** Returns the elements that are wider than their box or overflow the window, except where the box clips or scrolls. */
export function overflows(): string[] {
  const edge = window.innerWidth + 1;
  const leaves = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > edge || left < -1) && isSeen(element) && !clips(element.parentElement);
  });
  const spilt = textsSeen().flatMap(({ range, parent }) => {
    const box = boxOf(parent);
    const isWider = range.getBoundingClientRect().right > box.getBoundingClientRect().right + 1;
    return isWider && !clips(parent) ? [box] : [];
  });
  return [...new Set([...leaves, ...spilt])].map(called);
}
