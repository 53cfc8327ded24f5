/** URL path of the words of the site, which the build writes: a JSON array in lower case, the most frequent first. */
export const wordsPath = '/search-words.json';
