import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { bestseller, type CatalogProduct, type Localized, loadCatalog } from './catalog.ts';
import { productImagePath } from './media.ts';

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
  readonly images: readonly string[];
  /** Number of days before the opening, and the minute of that day. */
  readonly daysAgo: number;
  readonly minute: number;
  /** Follow-up of the author; `day` counts from the receipt of the products. */
  readonly followUp: { readonly content: string; readonly images: readonly string[]; readonly day: number } | undefined;
  /** Reply of the shop; empty for none. */
  readonly answer: string;
  readonly replies: readonly DemoReply[];
}

/** Sentences in one language that fit any product. */
interface SentencePool {
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
type ReviewContent = Pick<DemoReview, 'stars' | 'content'> & Partial<Pick<DemoReview, 'images' | 'followUp' | 'answer' | 'replies'>>;

const languages: readonly Language[] = ['en', 'zh', 'tn', 'ko'];
const hotLabel = 2;

/** Returns the reviews that exist when the mall opens, combined from handwritten sentences. All texts differ. */
export function loadReviews(): readonly DemoReview[] {
  return languages.flatMap((language, languageIndex) => {
    const sentences = parse(readFileSync(new URL(`../reviews/${language}.yaml`, import.meta.url), 'utf8')) as SentencePool;
    return loadCatalog().products.flatMap((product, productIndex) =>
      contentFor(product, {
        sentences,
        language,
        productIndex,
        languageIndex,
        join: language === 'en' || language === 'ko' ? ' ' : '',
      }).map((words, reviewIndex) =>
        toReview(words, { product, language, authors: sentences.authors, turn: productIndex * 5 + languageIndex * 3 + reviewIndex }),
      ),
    );
  });
}

interface ReviewContext {
  readonly sentences: SentencePool;
  readonly language: Language;
  /** Index of the product in the catalog, and of the language. */
  readonly productIndex: number;
  readonly languageIndex: number;
  /** Separator between two sentences. */
  readonly join: string;
}

const pickByTurn = <T>(list: readonly T[], turn: number): T => {
  const item = list[turn % list.length];
  if (item === undefined) throw new RangeError('The stock of reviews is empty');
  return item;
};

function contentFor(product: CatalogProduct, context: ReviewContext): ReviewContent[] {
  const { sentences, productIndex, languageIndex, join, language } = context;
  const ownSentences = product.texts[language].reviews;
  const turn = productIndex + languageIndex;
  const cycle = Math.floor(productIndex / sentences.shorts.length);
  // The two indexes advance at different speeds, so that no pair occurs twice.
  const shortReview = (offset: number): string =>
    [pickByTurn(sentences.shorts, productIndex + offset), pickByTurn(sentences.endings, productIndex + offset * 1.5 + cycle)].join(join);
  // Products with fewer sales have fewer reviews.
  const isBestseller = product.sold >= bestseller;
  // Each complaint is used once per language, and no product has two of them.
  const complaint = (productIndex - 2 * languageIndex) % 9 === 0 ? sentences.complaints[(productIndex - 2 * languageIndex) / 9] : undefined;
  return [
    {
      stars: 5,
      content: [pickByTurn(sentences.openings, productIndex * 5 + languageIndex), ownSentences[0]].join(join),
      ...homeImages(product, turn, context),
    },
    { stars: turn % 4 === 3 ? 4 : 5, content: withEnding(ownSentences[1], turn, context), ...withAnswers(turn, sentences) },
    { stars: turn % 3 === 0 ? 3 : 4, content: ownSentences[2] },
    ...(isBestseller ? [{ stars: turn % 5 === 0 ? 4 : 5, content: shortReview(0) } as const] : []),
    ...(isBestseller && product.labels.includes(hotLabel) ? [{ stars: 5, content: shortReview(6) } as const] : []),
    ...(complaint ? [{ stars: turn % 2 === 0 ? 2 : 1, content: complaint.text, answer: complaint.answer } as const] : []),
  ];
}

/** Appends a sentence that fits any product to every second positive review. */
function withEnding(text: string, turn: number, { sentences, productIndex, join }: ReviewContext): string {
  return turn % 2 === 0 ? text : [text, pickByTurn(sentences.endings, productIndex + 5)].join(join);
}

/** Assigns a home image of a product to only one author. */
function homeImages(
  product: CatalogProduct,
  turn: number,
  { sentences, languageIndex }: ReviewContext,
): Pick<ReviewContent, 'images' | 'followUp'> {
  const later = turn % 8 === 0 ? [productImagePath(product.id, 'later')] : [];
  return {
    images: turn % 3 === 1 && languageIndex < 3 ? [productImagePath(product.id, 'home')] : [],
    followUp:
      turn % 4 === 0 ? { content: pickByTurn(sentences.followUps, turn / 4), images: later, day: 24 + ((turn * 7) % 30) } : undefined,
  };
}

function withAnswers(turn: number, sentences: SentencePool): Pick<ReviewContent, 'answer' | 'replies'> {
  const { ask, reply } = pickByTurn(sentences.questions, turn);
  const question = { author: pickByTurn(sentences.authors, turn * 3 + 1), content: ask };
  return {
    answer: turn % 5 === 2 ? pickByTurn(sentences.answers, turn) : '',
    replies: turn % 6 === 2 ? [{ ...question, reply: { author: pickByTurn(sentences.authors, turn * 3 + 2), content: reply } }] : [],
  };
}

interface ReviewMetadata {
  readonly product: CatalogProduct;
  readonly language: Language;
  readonly authors: readonly string[];
  readonly turn: number;
}

/** Adds the author, the SKU and the time to a review; a review with a follow-up is old enough for it. */
function toReview(words: ReviewContent, { product, language, authors, turn }: ReviewMetadata): DemoReview {
  return {
    productId: product.id,
    skuId: pickByTurn(product.skus, turn).id,
    language,
    author: pickByTurn(authors, turn * 7),
    anonymous: turn % 9 === 4,
    daysAgo: (words.followUp ? 60 : 2) + ((turn * 37 + product.id * 11) % 240),
    minute: 7 * 60 + ((turn * 53 + product.id * 29) % (15 * 60)),
    images: [],
    followUp: undefined,
    answer: '',
    replies: [],
    ...words,
  };
}
