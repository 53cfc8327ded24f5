import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { recordCard, selectableCard } from '../../styles/recordCard.ts';
import type { RootProps } from '../../theme/rootProps.ts';

/** Props of {@link AddressCard}. */
export interface AddressCardProps extends RootProps<'div'> {
  name: string;
  /** As it may be shown, e.g. with its middle digits covered. */
  mobile: string;
  /** Province, city and district in words. */
  region: string;
  /** Street, house and door. */
  detail: string;
  /** @default false */
  isDefault?: boolean;
  /** Makes the card one of a group to choose from: a radio of this name and value. */
  radio?: { name: string; value: string; checked: boolean; onChange?: () => void };
  /** Edit, delete and the like. */
  actions?: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  ...recordCard(theme),
  ...selectableCard(theme),
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.roles.inkSoft },
  '& .who': {
    ...theme.typography.subtitle2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    color: theme.vars.palette.roles.ink,
  },
}));

/** A delivery address, to look at or to choose. */
export function AddressCard({ name, mobile, region, detail, isDefault = false, radio, actions, ...root }: AddressCardProps) {
  const say = useUiText();
  return (
    <Root {...root}>
      {radio && (
        <input
          type="radio"
          name={radio.name}
          value={radio.value}
          checked={radio.checked}
          onChange={() => radio.onChange?.()}
          aria-label={`${name}, ${region} ${detail}`}
        />
      )}
      <p className="who">
        {name} <span>{mobile}</span>
        {isDefault && <span className="mark">{say('address.default')}</span>}
      </p>
      <p>
        {region}
        <br />
        {detail}
      </p>
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}
