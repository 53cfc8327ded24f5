/** The styles of all pages in one file, which a browser loads once and then keeps (decision record 038). */
export interface SharedStyles {
  /** The address of the file, which changes with its content. */
  readonly href: string;
  /** The names of its styles. */
  readonly names: ReadonlySet<string>;
}

/** The shared styles of one response. */
export interface PageStyles extends SharedStyles {
  /** True when the browser has the file: the page links to it. Otherwise the page contains its styles, and the browser loads the file later. */
  readonly isLoaded: boolean;
}

/** The cookie with the address of the file that the browser has loaded. */
export const sharedStylesCookieName = 'styles';

/** Returns the shared styles for a visitor with these cookies. */
export function pageStylesOf(styles: SharedStyles, loadedHref: string | undefined): PageStyles {
  return { ...styles, isLoaded: loadedHref === styles.href };
}

/** The first rule of the file lists the names of its styles in a custom property. */
export const namesProperty = '--names';

/** Returns the content of the file: the names, then the rules of each style. */
export function sharedStylesFile(styles: ReadonlyMap<string, string>): string {
  return [`.shared-styles{${namesProperty}:${[...styles.keys()].join(' ')}}`, ...styles.values(), ''].join('\n');
}
