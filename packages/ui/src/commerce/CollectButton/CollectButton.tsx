import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { HiddenFields } from '../../forms/shared/nativeForm.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../theme/rootProps.ts';

/** Props of {@link CollectButton}. */
export interface CollectButtonProps extends RootProps<'form'> {
  /** It is among the shopper's favourites. */
  collected: boolean;
  /** Where the form is posted to. */
  action: string;
  /** What it sends, e.g. the product's id. */
  hidden?: Readonly<Record<string, string>>;
  /** Takes the wish in place of the browser's own submit: whether it is to be collected now. */
  onToggle?: (collected: boolean) => void;
}

const Root = styled('form')(({ theme }) => ({
  '& svg': { marginInlineEnd: theme.spacing(1) },
  '& [aria-pressed="true"] svg': { fill: 'currentColor' },
}));

/** Keeps a product among the favourites, or lets it go: a button that stays pressed. */
export function CollectButton({ collected, action, hidden, onToggle, ...root }: CollectButtonProps) {
  const say = useUiText();
  return (
    <Root
      {...root}
      method="post"
      action={action}
      onSubmit={(event) => {
        if (!onToggle) return;
        event.preventDefault();
        onToggle(!collected);
      }}
    >
      <HiddenFields fields={hidden} />
      <Button type="submit" variant="text" aria-pressed={collected}>
        <Icon name="heart" />
        {say('collect.submit')}
      </Button>
    </Root>
  );
}
