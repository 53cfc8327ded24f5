declare module 'virtual:storefront-routes' {
  /** The route tree of `storefront/app/routes.ts` below its root. */
  export const root: import('./routes.tsx').RouteNode;
}

declare module 'virtual:sample-texts' {
  /** Texts of the contract's examples in every language, by the text of the example. */
  export const sampleTexts: Readonly<Record<string, Readonly<Record<import('@mall/locales').LanguageCode, string>>>>;
}

declare module 'virtual:page-composition' {
  /** How each page is made, by the id of its route. */
  export const compositions: Readonly<Record<string, import('../plugins/page-composition.ts').RouteComposition>>;
  /** Why a page has no loading state, by its path. */
  export const completePages: Readonly<Record<string, string>>;
}
