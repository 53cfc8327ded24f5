import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { forwardPropsExcept } from '../../styles/forwardPropsExcept.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

/** Meaning of a notice. */
export type Tone = 'info' | 'success' | 'error';

/** Props of {@link Notice}. */
export interface NoticeProps extends RootProps<'div'> {
  /** Text of the notice. */
  children: ReactNode;
  /** Meaning of the notice, which sets its color and icon. @default 'info' */
  tone?: Tone;
  /** Heading above the text. */
  title?: ReactNode;
  /** Button or link to resolve the notice. */
  action?: ReactNode;
  /** Shows a button that dismisses the notice. */
  onDismiss?: () => void;
  /** Disables the live region, for pages that announce the notice otherwise. @default false */
  silent?: boolean;
}

const Root = styled('div', { shouldForwardProp: forwardPropsExcept('tone') })<{ tone: Tone }>(({ theme, tone }) => {
  const { roles } = theme.vars.palette;
  const [ground, edge] = {
    info: [roles.sheet, roles.control],
    success: [roles.successVeil, roles.success],
    error: [roles.dangerVeil, roles.danger],
  }[tone];
  return {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'start',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1.5, 2),
    color: roles.ink,
    backgroundColor: ground,
    borderRadius: theme.mall.radius.card,
    borderInlineStart: `${theme.mall.border.edge} solid ${edge}`,
    '& svg': { marginBlockStart: theme.spacing(0.25), color: edge },
    '& > .words': { flex: 1, minWidth: 0 },
    '& > .words > .title': { ...theme.typography.h6, margin: 0 },
    '& .MuiIconButton-root': {
      width: theme.mall.size.targetSmall,
      height: theme.mall.size.targetSmall,
      // The target reaches into the padding of the notice.
      margin: `calc((${theme.spacing(3)} - ${theme.mall.size.targetSmall}) / 2)`,
    },
    '& .MuiIconButton-root svg': { color: 'inherit', margin: 0 },
  };
});

/** Shows a permanent message in the page: a hint, a success, an error. */
export function Notice({ children, tone = 'info', title, action, onDismiss, silent = false, ...root }: NoticeProps) {
  const t = useUiText();
  return (
    <Root {...root} tone={tone} {...(silent ? {} : { role: tone === 'error' ? 'alert' : 'status' })}>
      <Icon name={tone === 'success' ? 'check' : 'info'} />
      <div className="words">
        {title && <p className="title">{title}</p>}
        {children}
      </div>
      {action}
      {onDismiss && (
        <IconButton type="button" aria-label={t('notice.dismiss')} onClick={onDismiss}>
          <Icon name="close" />
        </IconButton>
      )}
    </Root>
  );
}
