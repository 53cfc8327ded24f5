declare module 'opencc-js/dict/TSCharacters' {
  /** "traditional simplified|traditional simplified|…"; if one maps to several, the usual one is first. */
  const pairs: string;
  // biome-ignore lint/style/noDefaultExport: the module has one.
  export default pairs;
}
