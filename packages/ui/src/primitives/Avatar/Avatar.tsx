import { styled } from '@mui/material/styles';
import { allBut } from '../../theme/allBut.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { initialsOf } from './initials.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps extends RootProps<'span'> {
  /** Whose picture it is; its initials stand in for a picture. */
  name: string;
  /** Address of the picture. */
  src?: string;
  /** 36, 44 or 72 px across. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

const Root = styled('span', { shouldForwardProp: allBut('size') })<{ size: 'small' | 'medium' | 'large' }>(({ theme, size }) => {
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
    // Some faces are drawn on the very ground of the sheet, and forced colors take the ground away.
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
    '& > *': { gridArea: '1 / 1' },
    // The picture lies over the initials, which therefore show until it is there, and where it never comes.
    '& img': { width: '100%', height: '100%', objectFit: 'cover', color: 'transparent' },
  };
});

/** Somebody's picture, or their initials. It is not read aloud: the name stands beside it. */
export function Avatar({ name, src, size = 'medium', ...root }: AvatarProps) {
  return (
    <Root {...root} size={size} aria-hidden="true">
      <span>{initialsOf(name)}</span>
      {src && <img src={src} alt="" decoding="async" />}
    </Root>
  );
}
