/** The search UI that Starlight depends on; it has no types. */
declare module '@pagefind/default-ui' {
  export class PagefindUI {
    constructor(options: object);
  }
}
