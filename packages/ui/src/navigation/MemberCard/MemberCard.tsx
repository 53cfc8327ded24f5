import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useLinkComponent } from '../../primitives/UiLink/LinkProvider.tsx';
import { singleLine } from '../../styles/lineClamp.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { UnfoldButton, UnfoldRoot, UnfoldSheet } from '../Unfold/parts.tsx';
import { useUnfold } from '../Unfold/useUnfold.ts';

/** Props of {@link MemberCard}. */
export interface MemberCardProps extends RootProps<'div'> {
  /** The customer's name, which unfolds the card. */
  name: string;
  /** Address of the customer's picture; left out, their initials. */
  pictureUrl?: string;
  /** Holds a paid membership. @default false */
  isMember?: boolean;
  /** The membership's last day, ready to print. */
  until?: string;
  /** Page on which a membership is opened or renewed; left out, the card offers neither. */
  membershipHref?: string;
  /** Opens or renews it in this page, e.g. in a dialog; before the script a link leads to `membershipHref`. */
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
  '& .name': { ...theme.typography.h4 },
  '& .quiet': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

/** The name comes first of what a header says of its customer: the card grows from where it begins, which a narrow desk has room for. */
const Card = styled(UnfoldSheet)({ insetInline: '0 auto' });

/** In place of the customer's name in the header: their card, with what they hold and how to open or renew a membership. */
export function MemberCard({ name, pictureUrl, isMember = false, until, membershipHref, onUnlock, ...root }: MemberCardProps) {
  const say = useUiText();
  const Link = useLinkComponent();
  const [open, onOpenChange] = useState(false);
  const unfold = useUnfold({ open, onOpenChange });
  const offer = say(isMember ? 'member.renew' : 'member.unlock');
  const unlock = () => {
    // The dialog gives the focus back to where it was: to a button that is still there.
    unfold.fold();
    onUnlock?.();
  };
  return (
    <UnfoldRoot {...root} {...unfold.root}>
      <UnfoldButton {...unfold.button}>
        <Name>{name}</Name>
        <Icon name="down" />
      </UnfoldButton>
      <Card {...unfold.sheet} role="group" aria-label={say('member.card')}>
        <Person>
          <Avatar name={name} size="large" {...(pictureUrl ? { src: pictureUrl } : {})} />
          <div>
            <p className="name">{name}</p>
            <p className="quiet">{say(isMember ? 'nav.member' : 'member.isNot')}</p>
            {until && <p className="quiet">{say('member.until', { date: until })}</p>}
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
