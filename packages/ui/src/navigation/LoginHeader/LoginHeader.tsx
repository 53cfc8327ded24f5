import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { type Logo, Wordmark } from '../SiteHeader/Wordmark.tsx';

/** Props of {@link LoginHeader}. */
export interface LoginHeaderProps extends RootProps<'header'> {
  /** Name of the shop. */
  name: string;
  /** Logo of the shop, which replaces its name. */
  logo?: Logo;
  /** URL of the home page. */
  homeHref: string;
  /** List from the server (`shortcutMenu2`): 1 home, 2 app; without a list both are shown. */
  menu?: readonly number[];
  /** Link or popover of the app; hidden when omitted. */
  app?: ReactNode;
}

const Root = styled('header')(({ theme }) => ({
  borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
}));

const Bar = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(3),
  '& > *': { minWidth: 0 },
  // A long name is truncated with an ellipsis; the links do not shrink.
  '& > ul': { flexShrink: 0 },
  minHeight: theme.spacing(9),
  '& ul': { ...theme.typography.body2, display: 'flex', listStyle: 'none', margin: 0, padding: 0 },
  '& li': { display: 'inline-flex', alignItems: 'center', minHeight: theme.mall.size.target },
  '& li + li': {
    marginInlineStart: theme.spacing(2),
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
}));

/** Shows the header of the sign-in pages: the shop's name, the link to the home page, the app. */
export function LoginHeader({ name, logo, homeHref, menu, app, ...root }: LoginHeaderProps) {
  const t = useUiText();
  const shows = (code: 1 | 2) => menu === undefined || menu.includes(code);
  return (
    <Root {...root}>
      <Bar>
        <Wordmark name={name} href={homeHref} logo={logo} />
        <ul>
          {shows(1) && (
            <li>
              <UiLink look="quiet" href={homeHref}>
                {t('nav.home')}
              </UiLink>
            </li>
          )}
          {shows(2) && app && <li>{app}</li>}
        </ul>
      </Bar>
    </Root>
  );
}
