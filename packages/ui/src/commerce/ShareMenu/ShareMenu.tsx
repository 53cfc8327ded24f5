import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useUiText } from '../../i18n/useUiText.ts';
import { useCopy } from '../../primitives/CopyButton/useCopy.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useHydrated } from '../../provider/useHydrated.ts';
import type { RootProps } from '../../theme/rootProps.ts';

/** Props of {@link ShareMenu}. */
export interface ShareMenuProps extends RootProps<'span'> {
  /** The address that is shared; one without an origin is of this site. */
  url: string;
  /** What is shared, in a few words. */
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
 * Shares an address by the device's own sheet where it has one, else copies the link and says so; where the browser allows neither, the link
 * stands there to be taken. Until the script can do it only its place is kept.
 */
export function ShareMenu({ url, title, ...root }: ShareMenuProps) {
  const say = useUiText();
  const hydrated = useHydrated();
  const { state, copy } = useCopy(say('share.done'));
  const address = () => new URL(url, window.location.href).href;
  const share = async () => {
    if (!('share' in navigator)) return copy(address());
    // Closing the sheet is an answer too.
    await navigator.share({ title, url: address() }).catch(() => undefined);
  };
  return (
    <Root {...root}>
      <Button type="button" variant="text" onClick={() => void share()} {...(hydrated ? {} : { 'data-asleep': true })}>
        <Icon name={state === 'done' ? 'check' : 'share'} />
        {say(state === 'done' ? 'share.done' : 'share.submit')}
      </Button>
      {state === 'failed' && (
        <input readOnly value={address()} aria-label={say('share.link')} onFocus={({ currentTarget }) => currentTarget.select()} />
      )}
    </Root>
  );
}
