import { Image } from '../../../primitives/Image/Image.tsx';
import { styled } from '../../../styles/styled.ts';

const Letter = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  borderRadius: theme.mall.radius.pill,
  color: theme.vars.palette.roles.primary,
  backgroundColor: theme.vars.palette.roles.primaryVeil,
}));

const Round = styled(Image)(({ theme }) => ({ borderRadius: theme.mall.radius.pill }));

/** Shows a shop's round logo, or the first letter of its name if it has no logo. */
export function ShopLogo({ name, logoUrl }: { name: string; logoUrl?: string | undefined }) {
  return logoUrl ? <Round src={logoUrl} alt="" sizes="96px" /> : <Letter aria-hidden="true">{[...name][0]}</Letter>;
}
