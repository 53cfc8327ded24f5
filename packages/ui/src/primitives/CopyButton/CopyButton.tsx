import IconButton from '@mui/material/IconButton';
import { useUiText } from '../../i18n/useUiText.ts';
import { useHydrated } from '../../provider/useHydrated.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useCopy } from './useCopy.ts';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps extends RootProps<'span'> {
  /** Text to copy. It must be visible next to the button, to be copied by hand where the browser refuses. */
  text: string;
  /** Accessible name of the button: describes the copied text. */
  label: string;
}

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.roles.inkSoft,
  '& button': { width: theme.mall.size.targetSmall, height: theme.mall.size.targetSmall },
  '& [data-asleep]': { visibility: 'hidden' },
}));

/** Copies the adjacent text to the clipboard. Before hydration only the space is reserved. */
export function CopyButton({ text, label, ...root }: CopyButtonProps) {
  const t = useUiText();
  const hydrated = useHydrated();
  const { state, copy } = useCopy(t('copy.done'));
  return (
    <Root {...root}>
      <IconButton type="button" aria-label={label} onClick={() => void copy(text)} {...(hydrated ? {} : { 'data-asleep': true })}>
        <Icon name={state === 'done' ? 'check' : 'copy'} />
      </IconButton>
      {state !== 'idle' && <span aria-hidden="true">{t(state === 'done' ? 'copy.done' : 'copy.failed')}</span>}
    </Root>
  );
}
