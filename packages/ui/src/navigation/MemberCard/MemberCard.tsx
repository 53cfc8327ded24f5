import Button from '@mui/material/Button';
import { useState } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useLinkComponent } from '../../primitives/UiLink/LinkProvider.tsx';
import { singleLine } from '../../styles/lineClamp.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { UnfoldButton, UnfoldRoot, UnfoldSheet } from '../Unfold/parts.tsx';
import { useUnfold } from '../Unfold/useUnfold.ts';

/** Props of {@link MemberCard}. */
export interface MemberCardProps extends RootProps<'div'> {
  /** Name of the customer, which opens the card. */
  name: string;
  /** URL of the customer's avatar; omitted, the initials replace it. @since 0.4.0 */
  imageUrl?: string;
  /** The customer has a paid membership. @default false */
  isMember?: boolean;
  /** Display text of the membership's last day. */
  until?: string;
  /** URL where a membership is bought or renewed; omitted, the card offers neither. */
  membershipHref?: string;
  /** Buys or renews it on this page, e.g. in a dialog; before hydration a link to `membershipHref` replaces the button. */
  onUnlock?: () => void;
}

const Name = styled('span')(({ theme }) => ({ ...singleLine, maxWidth: theme.mall.size.select }));

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minWidth: theme.spacing(28),
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0 },
  '& > div > .name': { ...theme.typography.h4 },
  '& > div > .quiet': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

/**
 * The customer's name is the first item of its group in the header: the card is aligned with its start, where a narrow desktop has room.
 */
const Card = styled(UnfoldSheet)({ insetInline: '0 auto' });

/** Shows the customer's name in the header with a card that contains the membership and a button to buy or renew it. */
export function MemberCard({ name, imageUrl, isMember = false, until, membershipHref, onUnlock, ...root }: MemberCardProps) {
  const t = useUiText('ui-deferred');
  const Link = useLinkComponent();
  const [open, onOpenChange] = useState(false);
  const unfold = useUnfold({ open, onOpenChange });
  const offer = t(isMember ? 'member.renew' : 'member.unlock');
  const unlock = () => {
    // Closes the card first, so that the dialog returns the focus to a button that still exists.
    unfold.fold();
    onUnlock?.();
  };
  return (
    <UnfoldRoot {...root} {...unfold.root}>
      <UnfoldButton {...unfold.button}>
        <Name>{name}</Name>
        <Icon name="down" />
      </UnfoldButton>
      <Card {...unfold.sheet} role="group" aria-label={t('member.card')}>
        <Person>
          <Avatar name={name} size="large" {...(imageUrl ? { src: imageUrl } : {})} />
          <div>
            <p className="name">{name}</p>
            <p className="quiet">{t(isMember ? 'nav.member' : 'member.isNot')}</p>
            {until && <p className="quiet">{t('member.until', { date: until })}</p>}
          </div>
        </Person>
        {membershipHref &&
          (onUnlock && unfold.isLive ? (
            <Button type="button" variant="contained" aria-haspopup="dialog" onClick={unlock}>
              {offer}
            </Button>
          ) : (
            <Button variant="contained" component={Link} href={membershipHref}>
              {offer}
            </Button>
          ))}
      </Card>
    </UnfoldRoot>
  );
}
