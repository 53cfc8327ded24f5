import { useUiText } from '../../../i18n/useUiText.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { useMoney } from '../../catalog/Price/useMoney.ts';

/** Props of {@link MemberPriceNote}. */
export interface MemberPriceNoteProps extends RootProps<'p'> {
  /** Price for members, a decimal string. */
  price: string;
  /** The shopper is a member. @default false */
  isMember?: boolean;
  /** URL where a membership is bought; offered to shoppers without one. */
  href: string;
}

const Root = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  width: '100%',
  margin: 0,
  padding: theme.spacing(1.25, 2),
  color: theme.vars.palette.roles.primary,
  backgroundColor: theme.vars.palette.roles.primaryVeil,
  borderRadius: theme.mall.radius.control,
  '& a': { marginInlineStart: 'auto', color: theme.vars.palette.roles.ink },
}));

/** Shows the member price of a product, and a link to buy a membership. */
export function MemberPriceNote({ price, isMember = false, href, ...root }: MemberPriceNoteProps) {
  const t = useUiText();
  const money = useMoney();
  const text = (amount: string) => t(isMember ? 'memberPrice.yours' : 'memberPrice.members', { price: amount });
  return (
    <Root {...root}>
      <Icon name="leaf" />
      <span aria-hidden="true">{text(money.print(price))}</span>
      <VisuallyHidden>{text(money.spell(price))}</VisuallyHidden>
      {!isMember && <UiLink href={href}>{t('memberPrice.open')}</UiLink>}
    </Root>
  );
}
