import type { ReactNode } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { recordCard, selectableCard } from '../../../styles/recordCard.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** Props of {@link AddressCard}. */
export interface AddressCardProps extends RootProps<'div'> {
  /** Name of the recipient. */
  name: string;
  /** Mobile number as displayed, e.g. with its middle digits masked. */
  mobile: string;
  /** Province, city and district, as display text. */
  region: string;
  /** Street, building and room number. */
  detail: string;
  /** The default address of the account; it has a badge. @default false */
  isDefault?: boolean;
  /** Makes the card a selectable option of a group: a radio with this name and value. */
  radio?: { name: string; value: string; checked: boolean; onChange?: () => void };
  /** Actions such as edit and delete. */
  actions?: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  ...recordCard(theme),
  ...selectableCard(theme),
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.roles.inkSoft },
  '& > .who': {
    ...theme.typography.subtitle2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    color: theme.vars.palette.roles.ink,
  },
}));

/** Shows a delivery address, read-only or selectable. */
export function AddressCard({ name, mobile, region, detail, isDefault = false, radio, actions, ...root }: AddressCardProps) {
  const t = useUiText('ui-deferred');
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
        {isDefault && <span className="mark">{t('address.default')}</span>}
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
