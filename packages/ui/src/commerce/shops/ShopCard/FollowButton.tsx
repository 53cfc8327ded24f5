import Button from '@mui/material/Button';
import { HiddenFields, toggleOnSubmit } from '../../../forms/shared/nativeForm.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { selectedInForcedColors } from '../../../styles/forcedColors.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** Form that follows or unfollows a shop. */
export interface FollowForm {
  /** Whether the shopper follows the shop. */
  followed: boolean;
  /** URL that the form posts to. */
  action: string;
  /** Its hidden fields, e.g. the shop's id. */
  fields?: Readonly<Record<string, string>>;
}

/** Props of {@link FollowButton}. */
export interface FollowButtonProps extends FollowForm, RootProps<'form'> {
  /** Name of the shop, for the accessible name. */
  shopName: string;
  /** Called with the requested state instead of the browser's submit. */
  onFollow?: ((followed: boolean) => void) | undefined;
}

const Root = styled('form')(({ theme }) => ({
  '& button': { paddingInline: theme.spacing(1.75), columnGap: theme.spacing(0.75) },
  '& button svg': { width: theme.spacing(2), height: theme.spacing(2) },
  '& button[aria-pressed="true"]': {
    borderColor: theme.vars.palette.roles.primary,
    backgroundColor: theme.vars.palette.roles.primaryVeil,
    ...selectedInForcedColors,
  },
}));

/** Shows a toggle button, in a form, that follows or unfollows a shop. */
export function FollowButton({ shopName, followed, action, fields, onFollow, ...root }: FollowButtonProps) {
  const t = useUiText('ui-list');
  return (
    <Root {...root} method="post" action={action} onSubmit={toggleOnSubmit(followed, onFollow)}>
      <HiddenFields fields={fields} />
      <Button type="submit" size="small" variant="outlined" aria-pressed={followed} aria-label={t('shop.followShop', { name: shopName })}>
        <Icon name={followed ? 'check' : 'plus'} />
        {t('shop.follow')}
      </Button>
    </Root>
  );
}
