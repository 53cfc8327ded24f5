import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { useHydrated } from '../../provider/useHydrated.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

/** Props of {@link NoticeBar}. */
export interface NoticeBarProps extends RootProps<'section'> {
  /** Message of the shop, in one line. */
  children: ReactNode;
  /** Link to further information. */
  link?: { readonly label: string; readonly href: string };
  /** Dismisses the notice; omitted, it cannot be dismissed. */
  onDismiss?: () => void;
}

const Root = styled('section')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.roles.onPrimary,
  backgroundColor: theme.vars.palette.roles.primaryFill,
  '@media (forced-colors: active)': { borderBlockEnd: `${theme.mall.border.hairline} solid` },
  '& :focus-visible': { outlineColor: 'currentColor' },
}));

const Line = styled(Container)(({ theme }) => ({
  display: 'grid',
  // Equal columns on both sides, so that the text is centered in the page.
  gridTemplateColumns: `${theme.mall.size.target} minmax(0, 1fr) ${theme.mall.size.target}`,
  alignItems: 'center',
  minHeight: theme.mall.size.target,
  '& > .words': {
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: theme.spacing(1.5),
    paddingBlock: theme.spacing(1),
    textAlign: 'center',
  },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textDecorationColor: 'currentColor' },
  '& button': {
    justifySelf: 'end',
    display: 'grid',
    placeItems: 'center',
    width: theme.mall.size.target,
    height: theme.mall.size.target,
    marginInlineEnd: theme.spacing(-1.5),
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    borderRadius: theme.mall.radius.control,
    // The bar touches the window's edge, beyond which a focus ring is invisible.
    outlineOffset: `calc(-1 * ${theme.mall.border.strong})`,
    cursor: 'pointer',
  },
}));

/** Shows a message to all shoppers in a line across the page. */
export function NoticeBar({ children, link, onDismiss, ...root }: NoticeBarProps) {
  const t = useUiText();
  const isLive = useHydrated();
  return (
    <Root {...root} aria-label={t('notice.bar')}>
      <Line>
        <div className="words">
          <p>{children}</p>
          {link && <UiLink href={link.href}>{link.label}</UiLink>}
        </div>
        {onDismiss && isLive && (
          <button type="button" aria-label={t('notice.dismiss')} onClick={onDismiss}>
            <Icon name="close" />
          </button>
        )}
      </Line>
    </Root>
  );
}
