import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { bestseller, type CatalogueProduct, type Localized, loadCatalogue } from './catalogue.ts';
import { pictureAddress } from './media.ts';

type Language = keyof Localized;

/** A reply to a review, with the reply to it. */
export interface DemoReply {
  readonly author: string;
  readonly content: string;
  readonly reply: { readonly author: string; readonly content: string };
}

/** A review that exists when the mall opens. It is shown in the language in which it was written. */
export interface DemoReview {
  readonly productId: number;
  readonly skuId: number;
  readonly language: Language;
  readonly author: string;
  readonly anonymous: boolean;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly content: string;
  /** Image URLs. */
  readonly pictures: readonly string[];
  /** Number of days before the opening, and the minute of that day. */
  readonly daysAgo: number;
  readonly minute: number;
  /** Follow-up of the author; `day` counts from the receipt of the products. */
  readonly followUp: { readonly content: string; readonly pictures: readonly string[]; readonly day: number } | undefined;
  /** Reply of the shop; empty for none. */
  readonly answer: string;
  readonly replies: readonly DemoReply[];
}

/** Sentences in one language that fit any product. */
interface Stock {
  readonly authors: readonly string[];
  readonly openings: readonly string[];
  readonly endings: readonly string[];
  readonly shorts: readonly string[];
  readonly complaints: readonly { readonly text: string; readonly answer: string }[];
  readonly followUps: readonly string[];
  readonly answers: readonly string[];
  readonly questions: readonly { readonly ask: string; readonly reply: string }[];
}

/** Content of a review. */
type Words = Pick<DemoReview, 'stars' | 'content'> & Partial<Pick<DemoReview, 'pictures' | 'followUp' | 'answer' | 'replies'>>;

const languages: readonly Language[] = ['en', 'zh', 'tn', 'ko'];
const hot = 2;

/** Returns the reviews that exist when the mall opens, combined from handwritten sentences. All texts differ. */
export function loadReviews(): readonly DemoReview[] {
  return languages.flatMap((language, shift) => {
    const stock = parse(readFileSync(new URL(`../reviews/${language}.yaml`, import.meta.url), 'utf8')) as Stock;
    return loadCatalogue().products.flatMap((product, at) =>
      wordsAbout(product, { stock, language, at, shift, join: language === 'en' || language === 'ko' ? ' ' : '' }).map((words, nth) =>
        signed(words, { product, language, authors: stock.authors, turn: at * 5 + shift * 3 + nth }),
      ),
    );
  });
}

interface Place {
  readonly stock: Stock;
  readonly language: Language;
  /** Index of the product in the catalogue, and of the language. */
  readonly at: number;
  readonly shift: number;
  /** Separator between two sentences. */
  readonly join: string;
}

const turnOf = <T>(list: readonly T[], turn: number): T => {
  const found = list[turn % list.length];
  if (found === undefined) throw new RangeError('The stock of reviews is empty');
  return found;
};

function wordsAbout(product: CatalogueProduct, place: Place): Words[] {
  const { stock, at, shift, join, language } = place;
  const own = product.texts[language].reviews;
  const turn = at + shift;
  const round = Math.floor(at / stock.shorts.length);
  // The two indexes advance at different speeds, so that no pair occurs twice.
  const short = (offset: number): string =>
    [turnOf(stock.shorts, at + offset), turnOf(stock.endings, at + offset * 1.5 + round)].join(join);
  // Products with fewer sales have fewer reviews.
  const isOften = product.sold >= bestseller;
  // Each complaint is used once per language, and no product has two of them.
  const complaint = (at - 2 * shift) % 9 === 0 ? stock.complaints[(at - 2 * shift) / 9] : undefined;
  return [
    { stars: 5, content: [turnOf(stock.openings, at * 5 + shift), own[0]].join(join), ...shownAtHome(product, turn, place) },
    { stars: turn % 4 === 3 ? 4 : 5, content: withEnding(own[1], turn, place), ...answered(turn, stock) },
    { stars: turn % 3 === 0 ? 3 : 4, content: own[2] },
    ...(isOften ? [{ stars: turn % 5 === 0 ? 4 : 5, content: short(0) } as const] : []),
    ...(isOften && product.labels.includes(hot) ? [{ stars: 5, content: short(6) } as const] : []),
    ...(complaint ? [{ stars: turn % 2 === 0 ? 2 : 1, content: complaint.text, answer: complaint.answer } as const] : []),
  ];
}

/** Appends a sentence that fits any product to every second positive review. */
function withEnding(praise: string, turn: number, { stock, at, join }: Place): string {
  return turn % 2 === 0 ? praise : [praise, turnOf(stock.endings, at + 5)].join(join);
}

/** Assigns a home image of a product to only one author. */
function shownAtHome(product: CatalogueProduct, turn: number, { stock, shift }: Place): Pick<Words, 'pictures' | 'followUp'> {
  const later = turn % 8 === 0 ? [pictureAddress(product.id, 'later')] : [];
  return {
    pictures: turn % 3 === 1 && shift < 3 ? [pictureAddress(product.id, 'home')] : [],
    followUp: turn % 4 === 0 ? { content: turnOf(stock.followUps, turn / 4), pictures: later, day: 24 + ((turn * 7) % 30) } : undefined,
  };
}

function answered(turn: number, stock: Stock): Pick<Words, 'answer' | 'replies'> {
  const { ask, reply } = turnOf(stock.questions, turn);
  const asked = { author: turnOf(stock.authors, turn * 3 + 1), content: ask };
  return {
    answer: turn % 5 === 2 ? turnOf(stock.answers, turn) : '',
    replies: turn % 6 === 2 ? [{ ...asked, reply: { author: turnOf(stock.authors, turn * 3 + 2), content: reply } }] : [],
  };
}

interface Signature {
  readonly product: CatalogueProduct;
  readonly language: Language;
  readonly authors: readonly string[];
  readonly turn: number;
}

/** Adds the author, the SKU and the time to a review; a review with a follow-up is old enough for it. */
function signed(words: Words, { product, language, authors, turn }: Signature): DemoReview {
  return {
    productId: product.id,
    skuId: turnOf(product.skus, turn).id,
    language,
    author: turnOf(authors, turn * 7),
    anonymous: turn % 9 === 4,
    daysAgo: (words.followUp ? 60 : 2) + ((turn * 37 + product.id * 11) % 240),
    minute: 7 * 60 + ((turn * 53 + product.id * 29) % (15 * 60)),
    pictures: [],
    followUp: undefined,
    answer: '',
    replies: [],
    ...words,
  };
}
