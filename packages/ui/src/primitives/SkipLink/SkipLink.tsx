import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

const Root = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  paddingBlock: theme.spacing(1.25),
  paddingInline: theme.spacing(2),
  borderRadius: theme.mall.radius.control,
  backgroundColor: theme.vars.palette.roles.ink,
  color: theme.vars.palette.roles.paper,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** Props of {@link SkipLink}. */
export interface SkipLinkProps extends RootProps<'a'> {
  /** Id of the page's main element, which needs `tabIndex={-1}`. @default 'main' */
  targetId?: string;
}

/** Renders the first link in the tab order, which skips the header. Visible only while it has the focus. */
export function SkipLink({ targetId = 'main', ...root }: SkipLinkProps) {
  const t = useUiText();
  return (
    <Root {...root} href={`#${targetId}`}>
      {t('nav.skip')}
    </Root>
  );
}
