import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { singleLine } from '../../styles/lineClamp.ts';
import { styled } from '../../styles/styled.ts';

/** Logo of the shop; without a logo its name is set in the display font. */
export interface Logo {
  /** URL of the picture. */
  src: string;
  /** Aspect ratio of the image. */
  ratio: number;
}

const Root = styled(UiLink)(({ theme }) => ({
  fontFamily: 'var(--mall-face-display)',
  fontSize: theme.mall.type.wordmark,
  // The display font is positioned high in its line.
  paddingBlockStart: '0.12em',
  // Chinese and Korean fonts are positioned even higher.
  '&:lang(zh), &:lang(ko)': { paddingBlockStart: '0.3em' },
  lineHeight: 1.1,
  letterSpacing: '0.01em',
  color: theme.vars.palette.roles.ink,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.mall.size.target,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'none', color: theme.vars.palette.roles.primary },
  '& span': { ...singleLine, paddingBlockEnd: '0.15em', marginBlockEnd: '-0.15em' },
  '& img': { height: theme.mall.size.logo, width: 'auto' },
}));

/** Shows the shop's name or logo as a link to the home page. */
export function Wordmark({ name, href, logo }: { name: string; href: string; logo?: Logo | undefined }) {
  return (
    <Root look="quiet" href={href}>
      {logo ? <img src={logo.src} alt={name} style={{ aspectRatio: String(logo.ratio) }} /> : <span>{name}</span>}
    </Root>
  );
}
