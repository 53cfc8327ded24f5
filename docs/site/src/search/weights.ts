/** Pages that repeat the words of others, whose own page comes first. */
const pagesWithCopies = /^\/(changelog|sdk\/operations|sdk\/reference\/(openapi-fetch|enums))\//;

/** Long pages, in which common words are often repeated. */
const sdkReference = /^\/sdk\/reference\//;

/** Guides explain a task, the reference only names it. The page on other languages is long and mostly code. */
const guidePages = /^\/(concepts|guides\/sdk)\/(?!other-languages)/;

/** The weights of a page's heading and text in the search; undefined for the usual ones, 7 and 1. */
export function searchWeights(pathname: string): { readonly heading?: number; readonly text?: number } {
  if (pagesWithCopies.test(pathname)) return { heading: 0.3, text: 0.3 };
  if (sdkReference.test(pathname)) return { text: 0.8 };
  return guidePages.test(pathname) ? { heading: 10, text: 2 } : {};
}
