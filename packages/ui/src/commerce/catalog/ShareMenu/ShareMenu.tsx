import Button from '@mui/material/Button';
import { useUiText } from '../../../i18n/useUiText.ts';
import { useCopy } from '../../../primitives/CopyButton/useCopy.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { useHydrated } from '../../../provider/useHydrated.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** Props of {@link ShareMenu}. */
export interface ShareMenuProps extends RootProps<'span'> {
  /** URL to share; one without an origin is resolved against this site. */
  url: string;
  /** Short title of the shared page. */
  title: string;
}

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& [data-asleep]': { visibility: 'hidden' },
  '& svg': { marginInlineEnd: theme.spacing(1) },
  '& input': {
    ...theme.typography.caption,
    width: theme.mall.size.tile,
    minHeight: theme.mall.size.targetSmall,
    paddingInline: theme.spacing(1),
    color: 'inherit',
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
    borderRadius: theme.mall.radius.control,
  },
}));

/**
 * Shares a URL with the device's share sheet if there is one; otherwise copies the link and announces it. If the browser allows neither,
 * shows the link to be copied by hand. Before hydration only the space is reserved.
 */
export function ShareMenu({ url, title, ...root }: ShareMenuProps) {
  const t = useUiText();
  const hydrated = useHydrated();
  const { state, copy } = useCopy(t('share.done'));
  const address = () => new URL(url, window.location.href).href;
  const share = async () => {
    if (!('share' in navigator)) return copy(address());
    // Closing the sheet rejects the promise; it is not an error.
    await navigator.share({ title, url: address() }).catch(() => undefined);
  };
  return (
    <Root {...root}>
      <Button type="button" variant="text" onClick={() => void share()} {...(hydrated ? {} : { 'data-asleep': true })}>
        <Icon name={state === 'done' ? 'check' : 'share'} />
        {t(state === 'done' ? 'share.done' : 'share.submit')}
      </Button>
      {state === 'failed' && (
        <input readOnly value={address()} aria-label={t('share.link')} onFocus={({ currentTarget }) => currentTarget.select()} />
      )}
    </Root>
  );
}
