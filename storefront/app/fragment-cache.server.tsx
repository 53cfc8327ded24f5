import { randomUUID } from 'node:crypto';
import type { EmotionCache } from '@emotion/cache';
import type { LanguageCode } from '@mall/locales';
import type { FragmentCache, FragmentChildren } from '@mall/ui';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';

/** The rules of styles by their names. */
export type Styles = ReadonlyMap<string, string>;

interface Fragment {
  readonly html: string;
  readonly styles: Styles;
}

/**
 * As in the page cache, markup that depends on the time is at most a minute old. The size is limited in characters, because some fragments are a
 * hundred times longer than others.
 */
const fragments = new LRUCache<string, Fragment>({
  maxSize: 16_000_000,
  sizeCalculation: ({ html }, key) => html.length + key.length,
  ttl: 60_000,
});

/** React's marks of content that follows later or has failed. */
const incomplete = /<!--\$[?!]-->|<template id=/;

/** Returns data as a key; undefined while a part of it is pending. */
function keyOf(data: unknown): string | undefined {
  let isPending = false;
  const key = JSON.stringify(data, (_name, value: unknown) => {
    isPending ||= value instanceof Promise;
    return value;
  });
  return isPending ? undefined : key;
}

/** Replaces the fragments of one response by cached markup, and caches those that it renders. */
export class ResponseFragments implements FragmentCache {
  /** Random, so that no text of a page can contain it. */
  readonly #mark = `fragment-${randomUUID()}`;
  readonly #found: Fragment[] = [];
  readonly #missing: string[] = [];
  readonly #language: LanguageCode;
  readonly #styles: EmotionCache;
  readonly #ownValues: readonly string[];

  /** `ownValues` are values of this response, such as its nonce; a fragment that contains one is not cached. */
  constructor(language: LanguageCode, styles: EmotionCache, ownValues: readonly string[]) {
    this.#language = language;
    this.#styles = styles;
    this.#ownValues = ownValues.filter((value) => value !== '');
  }

  readonly place = (name: string, data: unknown, content: ReactNode): FragmentChildren => {
    const dataKey = keyOf(data);
    if (dataKey === undefined) return [null, content, null];
    const key = `${this.#language} ${name} ${dataKey}`;
    const fragment = fragments.get(key);
    if (fragment) return [this.#markElement(`${this.#found.push(fragment) - 1}`), null, null];
    const index = this.#missing.push(key) - 1;
    return [this.#markElement(`${index}-start`), content, this.#markElement(`${index}-end`)];
  };

  #markElement(suffix: string): ReactNode {
    return <template key={suffix} className={`${this.#mark}-${suffix}`} />;
  }

  /** Returns markup with cached fragments in place of their marks. `addStyles` receives the styles of these fragments. */
  resolve(html: string, addStyles: (styles: Styles) => void): string {
    if (!html.includes(this.#mark)) return html;
    const cached = new RegExp(`<template class="${this.#mark}-(\\d+)"></template>`, 'g');
    return this.#store(html).replaceAll(cached, (_mark, index: string) => {
      const fragment = this.#found[Number(index)];
      if (!fragment) return '';
      addStyles(fragment.styles);
      return fragment.html;
    });
  }

  #store(html: string): string {
    const [start, end] = ['start', 'end'].map((suffix) => `<template class="${this.#mark}-(\\d+)-${suffix}"></template>`);
    return html.replaceAll(new RegExp(`${start}(.*?)${end}`, 'gs'), (_marks, index: string, content: string) => {
      const key = this.#missing[Number(index)];
      const isReusable = !incomplete.test(content) && !this.#ownValues.some((value) => content.includes(value));
      if (key !== undefined && isReusable) fragments.set(key, { html: content, styles: this.#stylesOf(content) });
      return content;
    });
  }

  #stylesOf(html: string): Styles {
    const styles = new Map<string, string>();
    const add = (name: string) => {
      const rules = this.#styles.inserted[name];
      if (typeof rules !== 'string' || styles.has(name)) return;
      styles.set(name, rules);
      for (const [animation] of rules.matchAll(/animation-[a-z0-9]+/g)) add(animation);
    };
    for (const [, name = ''] of html.matchAll(new RegExp(`[" ]${this.#styles.key}-([\\w-]+)`, 'g'))) add(name);
    return styles;
  }
}
