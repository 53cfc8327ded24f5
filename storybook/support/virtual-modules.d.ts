declare module 'virtual:storefront-routes' {
  /** The route tree of `storefront/app/routes.ts` below its root. */
  export const root: import('./routes.tsx').RouteNode;
}

declare module 'virtual:sample-texts' {
  /** Texts of the contract's examples in every language, by the text of the example. */
  export const sampleTexts: Readonly<Record<string, Readonly<Record<import('@mall/locales').LanguageCode, string>>>>;
}
