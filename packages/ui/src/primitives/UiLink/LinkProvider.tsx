import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react';

/** What a link component is given: an anchor's attributes with an `href` that is always there. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A component that renders a link, e.g. `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Left out, links are plain `<a href>`. */
  linkComponent?: LinkComponent;
  children: ReactNode;
}

/** Tells every link of the library which component renders it. */
export function LinkProvider({ linkComponent, children }: LinkProviderProps) {
  return <LinkContext value={linkComponent ?? 'a'}>{children}</LinkContext>;
}

/** The component that renders links here; for MUI parts: `<Button component={useLinkComponent()} href=…>`. */
export function useLinkComponent(): LinkComponent | 'a' {
  return useContext(LinkContext);
}
