import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react';

/** Props of a link component: the attributes of an anchor with a required `href`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** URL of the link. */
  href: string;
  /** Ref of the `<a>`. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A component that renders a link, e.g. `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Link component; omitted, links are plain `<a href>`. */
  linkComponent?: LinkComponent;
  /** The application. */
  children: ReactNode;
}

/** Sets the component that renders every link of the library. */
export function LinkProvider({ linkComponent, children }: LinkProviderProps) {
  return <LinkContext value={linkComponent ?? 'a'}>{children}</LinkContext>;
}

/** Returns the component that renders links; for MUI components: `<Button component={useLinkComponent()} href=…>`. */
export function useLinkComponent(): LinkComponent | 'a' {
  return useContext(LinkContext);
}
