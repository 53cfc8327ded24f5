import { forwardPropsExcept } from '../../styles/forwardPropsExcept.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { initialsOf } from './initials.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps extends RootProps<'span'> {
  /** Name of the person, whose initials replace a missing image. */
  name: string;
  /** URL of the image. */
  src?: string;
  /** 36, 44 or 72 px wide. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

const Root = styled('span', { shouldForwardProp: forwardPropsExcept('size') })<{ size: 'small' | 'medium' | 'large' }>(
  ({ theme, size }) => {
    const across = { small: theme.mall.size.targetSmall, medium: theme.mall.size.target, large: theme.mall.size.thumbSmall }[size];
    return {
      ...(size === 'large' ? theme.typography.h4 : theme.typography.subtitle2),
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      width: across,
      height: across,
      overflow: 'hidden',
      borderRadius: theme.mall.radius.pill,
      backgroundColor: theme.vars.palette.roles.primaryVeil,
      color: theme.vars.palette.roles.primary,
      // Some images have the same background as the page, and forced colors remove the background.
      border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
      '& > *': { gridArea: '1 / 1' },
      // The image covers the initials, which are visible until it loads, and when it fails to load.
      '& img': { width: '100%', height: '100%', objectFit: 'cover', color: 'transparent' },
    };
  },
);

/** Shows the image of a person, or the initials. Screen readers ignore it: the name is next to it. */
export function Avatar({ name, src, size = 'medium', ...root }: AvatarProps) {
  return (
    <Root {...root} size={size} aria-hidden="true">
      <span>{initialsOf(name)}</span>
      {src && <img src={src} alt="" decoding="async" />}
    </Root>
  );
}
