import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { securityBox } from './securityBox.ts';

/** Props of {@link SecurityRow}. */
export interface SecurityRowProps extends RootProps<'div'> {
  /** Security item of the account: the password, the phone, the payment password. */
  title: string;
  /** Display text of its state: `138****0001`, or the missing item. */
  state: ReactNode;
  /** The item is set: shows a check mark, otherwise a to-do mark. */
  isSet: boolean;
  /** Link or button that sets or changes the item; its name must include the item. */
  action?: ReactNode;
  /** Level of the title's heading on the page. @default 2 */
  level?: 2 | 3 | 4;
}

const Root = styled('div')(({ theme }) => ({
  ...securityBox(theme),
  '& > .mark': {
    display: 'grid',
    placeItems: 'center',
    width: theme.mall.size.targetSmall,
    height: theme.mall.size.targetSmall,
    borderRadius: theme.mall.radius.pill,
    color: theme.vars.palette.roles.accent,
    backgroundColor: theme.vars.palette.roles.accentVeil,
  },
  '& > .mark[data-set]': { color: theme.vars.palette.roles.primary, backgroundColor: theme.vars.palette.roles.primaryVeil },
}));

/** Shows a security item of the account: its name, its state, and a link or button to change it. */
export function SecurityRow({ title, state, isSet, action, level = 2, ...root }: SecurityRowProps) {
  const Heading = `h${level}` as const;
  return (
    <Root {...root}>
      <span className="mark" {...(isSet ? { 'data-set': true } : {})}>
        <Icon name={isSet ? 'check' : 'info'} />
      </span>
      <div className="words">
        <Heading className="title">{title}</Heading>
        <p className="state">{state}</p>
      </div>
      {action}
    </Root>
  );
}
