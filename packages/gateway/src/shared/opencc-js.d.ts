declare module 'opencc-js/dict/TSCharacters' {
  /** "traditional simplified|traditional simplified|…", where one may become several the usual one first. */
  const pairs: string;
  // biome-ignore lint/style/noDefaultExport: the module has one.
  export default pairs;
}
