import type { ReactNode } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { lineClamp } from '../../../styles/lineClamp.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { wholeCardLink } from '../../../styles/wholeCardLink.ts';
import { messageBox } from './messageBox.ts';

/** Props of {@link MessageRow}. */
export interface MessageRowProps extends RootProps<'article'> {
  /** URL of the message. */
  href: string;
  /** Subject of the message. */
  title: string;
  /** Display text of the date. */
  date: string;
  /** Beginning of the message. */
  excerpt?: string;
  /** Not read yet: marked by a dot and announced as unread. @default false */
  unread?: boolean;
  /** Level of the title's heading on the page. @default 3 */
  level?: 2 | 3 | 4;
  /** Actions such as delete. */
  actions?: ReactNode;
}

const Root = styled('article')(({ theme }) => ({
  ...messageBox(theme),
  position: 'relative',
  ...wholeCardLink(theme),
  '& :is(h2, h3, h4)': { ...theme.typography.body2, gridColumn: 2, margin: 0, overflowWrap: 'anywhere' },
  '&[data-unread] :is(h2, h3, h4)': { fontWeight: theme.typography.fontWeightBold },
  '& p': { ...theme.typography.caption, gridColumn: 2, margin: 0, color: theme.vars.palette.roles.inkSoft },
  '& > .excerpt': { ...theme.typography.body2, ...lineClamp(2) },
  '& > .dot': {
    alignSelf: 'center',
    width: theme.spacing(1),
    height: theme.spacing(1),
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.accent,
    // Forced colors remove the background; the border remains visible.
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.accent}`,
  },
  // Above the title's link, which covers the row.
  '& > .actions': { position: 'relative', gridColumn: 3, gridRow: '1 / span 3', alignSelf: 'center', overflowWrap: 'anywhere' },
}));

/** Shows a message in the list of messages. The whole row links to it. */
export function MessageRow({ href, title, date, excerpt, unread = false, level = 3, actions, ...root }: MessageRowProps) {
  const t = useUiText('ui-deferred');
  const Heading = `h${level}` as const;
  return (
    <Root {...root} {...(unread ? { 'data-unread': true } : {})}>
      {unread && <span className="dot" aria-hidden="true" />}
      <Heading>
        <UiLink href={href} look="quiet">
          {unread && <VisuallyHidden>{t('message.unread')}: </VisuallyHidden>}
          {title}
        </UiLink>
      </Heading>
      {excerpt && <p className="excerpt">{excerpt}</p>}
      <p>{date}</p>
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}
