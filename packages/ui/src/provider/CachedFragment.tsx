import { createContext, type ReactNode, useContext, useId } from 'react';

/** The children of a fragment: its content between two marks, or one mark that a server replaces by cached markup. */
export type FragmentChildren = readonly [before: ReactNode, content: ReactNode, after: ReactNode];

/** A server's cache of markup; see {@link FragmentCacheProvider}. */
export interface FragmentCache {
  /**
   * Returns the children to render: marks around the content, whose markup the server then stores, or a mark that the server replaces by the markup
   * stored for the same name and data. `name` is unique in the page.
   */
  readonly place: (name: string, data: unknown, content: ReactNode) => FragmentChildren;
}

const FragmentCacheContext = createContext<FragmentCache | undefined>(undefined);

/** Props of {@link FragmentCacheProvider}. */
export interface FragmentCacheProviderProps {
  /** The cache of one response; undefined renders all content in place. */
  cache: FragmentCache | undefined;
  /** The application. */
  children: ReactNode;
}

/** Lets a server render fragments once for many requests. Browsers need none. */
export function FragmentCacheProvider({ cache, children }: FragmentCacheProviderProps) {
  return <FragmentCacheContext value={cache}>{children}</FragmentCacheContext>;
}

/** Props of {@link CachedFragment}. */
export interface CachedFragmentProps {
  /** Name of the fragment. */
  name: string;
  /**
   * Everything that the content depends on, except what the application sets for the whole page: language, texts and theme. The same data always
   * render the same markup. Nothing personal.
   */
  data: unknown;
  /** Content without state that differs on the server. */
  children: ReactNode;
}

/** Renders content whose markup a server with a {@link FragmentCacheProvider} reuses for all requests with the same data. */
export function CachedFragment({ name, data, children }: CachedFragmentProps) {
  // The ids in the content depend on its place in the page.
  const id = useId();
  const cache = useContext(FragmentCacheContext);
  // Always three children, so that the ids in a browser are those of the server.
  const [before, content, after] = cache?.place(`${name} ${id}`, data, children) ?? [null, children, null];
  return (
    <>
      {before}
      {content}
      {after}
    </>
  );
}
