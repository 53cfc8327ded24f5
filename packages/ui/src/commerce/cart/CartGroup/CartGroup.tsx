import { Children, type ReactNode, useId } from 'react';
import { Choice } from '../../../fields/Choice/Choice.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** Props of {@link CartGroup}. */
export interface CartGroupProps extends RootProps<'section'> {
  /** Name of the shop, shown as the heading of its lines. */
  shopName: string;
  /** URL of the shop; omitted, the name is no link. */
  shopHref?: string;
  /** Checkbox that selects all lines of the shop; omitted, there is none. @since 0.7.0 */
  selection?: { checked: boolean; onChange: (checked: boolean) => void };
  /** Content next to the shop's name, e.g. its coupons. */
  action?: ReactNode;
  /** The shop's `CartLine`s. */
  children: ReactNode;
  /** Content below the lines, e.g. the message to the shop. */
  footer?: ReactNode;
}

const Root = styled('section')(({ theme }) => ({
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    // Aligns the shop's name with the images of its lines.
    [theme.breakpoints.up('md')]: { gap: theme.spacing(3) },
    paddingBlockEnd: theme.spacing(1.5),
    borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.ink}`,
  },
  '& > header h2': { ...theme.typography.h6, margin: 0, flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& > ul > li + li': { borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}` },
}));

/** Shows the cart lines of one shop. */
export function CartGroup({ shopName, shopHref, selection, action, children, footer, ...root }: CartGroupProps) {
  const t = useUiText('ui-deferred');
  const id = useId();
  return (
    <Root {...root} aria-labelledby={id}>
      <header>
        {selection && (
          <Choice
            checked={selection.checked}
            onChange={({ target }) => selection.onChange(target.checked)}
            label={t('cart.chooseShop', { shop: shopName })}
            labelHidden
          />
        )}
        <h2 id={id}>
          {shopHref ? (
            <UiLink look="quiet" href={shopHref}>
              {shopName}
            </UiLink>
          ) : (
            shopName
          )}
        </h2>
        {action}
      </header>
      <ul>{Children.map(children, (line) => line && <li>{line}</li>)}</ul>
      {footer}
    </Root>
  );
}
