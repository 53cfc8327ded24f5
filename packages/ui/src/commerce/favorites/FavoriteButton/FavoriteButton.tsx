import Button from '@mui/material/Button';
import { HiddenFields, toggleOnSubmit } from '../../../forms/shared/nativeForm.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** Props of {@link FavoriteButton}. */
export interface FavoriteButtonProps extends RootProps<'form'> {
  /** Whether the product is one of the shopper's favorites. */
  favorite: boolean;
  /** URL that the form posts to. */
  action: string;
  /** Hidden fields of the form, e.g. the product's id. */
  hidden?: Readonly<Record<string, string>>;
  /** Title of the product, for the accessible name where several are on a page: 'Save: Night Serum'. @since 0.5.0 */
  of?: string;
  /** Replaces the browser's submit; receives the requested state. */
  onToggle?: (favorite: boolean) => void;
}

const Root = styled('form')(({ theme }) => ({
  '& svg': { marginInlineEnd: theme.spacing(1) },
  '& [aria-pressed="true"] svg': { fill: 'currentColor' },
}));

/** Shows a toggle button that adds a product to the favorites or removes it. */
export function FavoriteButton({ favorite, action, hidden, of, onToggle, ...root }: FavoriteButtonProps) {
  const text = useUiText()('collect.submit');
  return (
    <Root {...root} method="post" action={action} onSubmit={toggleOnSubmit(favorite, onToggle)}>
      <HiddenFields fields={hidden} />
      <Button type="submit" variant="text" aria-pressed={favorite} {...(of !== undefined && { 'aria-label': `${text}: ${of}` })}>
        <Icon name="heart" />
        {text}
      </Button>
    </Root>
  );
}
