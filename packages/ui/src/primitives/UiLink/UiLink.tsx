import { forwardPropsExcept } from '../../styles/forwardPropsExcept.ts';
import type { PlaceProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { type LinkComponentProps, useLinkComponent } from './LinkProvider.tsx';

/** Props of {@link UiLink}. */
export interface UiLinkProps extends LinkComponentProps, Pick<PlaceProps, 'sx'> {
  /** `text` is underlined like a link in a sentence; `quiet` is underlined on hover only (menus, titles). @default 'text' */
  look?: 'text' | 'quiet';
}

function Anchor(props: LinkComponentProps) {
  const Link = useLinkComponent();
  return <Link {...props} />;
}

const Root = styled(Anchor, { shouldForwardProp: forwardPropsExcept('look') })<{ look: 'text' | 'quiet' }>(({ theme, look }) => ({
  color: 'inherit',
  textDecorationLine: look === 'text' ? 'underline' : 'none',
  textDecorationThickness: theme.mall.border.hairline,
  textUnderlineOffset: '0.25em',
  textDecorationColor: look === 'text' ? theme.vars.palette.roles.control : 'currentColor',
  transition: `color ${theme.mall.motion.quick} ${theme.mall.motion.ease}`,
  '&:hover': { textDecorationLine: 'underline', textDecorationColor: 'currentColor' },
}));

/** Renders a link with the provider's link component. */
export function UiLink({ look = 'text', ...rest }: UiLinkProps) {
  return <Root look={look} {...rest} />;
}
