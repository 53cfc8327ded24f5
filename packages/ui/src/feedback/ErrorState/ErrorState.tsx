import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends RootProps<'div'> {
  /** Description of the error; omitted, a default text of the library. */
  title?: string;
  /** Suggestion for the next step. */
  children?: ReactNode;
  /** Called by the retry button; without it and without `retryHref` there is no button. */
  onRetry?: () => void;
  /** URL of the retry, for pages without JavaScript. */
  retryHref?: string;
  /** Level of the title's heading. @default 2 */
  level?: 1 | 2 | 3;
}

const Root = styled('div')({});

/** Shows that content failed to load, with a button to try again. */
export function ErrorState({ title, children, onRetry, retryHref, level = 2, ...root }: ErrorStateProps) {
  const t = useUiText();
  const button = retryHref ? (
    <Button variant="outlined" href={retryHref}>
      {t('state.retry')}
    </Button>
  ) : (
    onRetry && (
      <Button variant="outlined" type="button" onClick={onRetry}>
        {t('state.retry')}
      </Button>
    )
  );
  return (
    <Root {...root} role="alert">
      <EmptyState icon="info" level={level} title={title ?? t('state.error')} action={button}>
        {children ?? t('state.errorHint')}
      </EmptyState>
    </Root>
  );
}
