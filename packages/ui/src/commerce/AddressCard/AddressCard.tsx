import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { chosenInForcedColours } from '../../theme/chosen.ts';
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
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  height: '100%',
  overflowWrap: 'anywhere',
  padding: theme.spacing(2.5),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.roles.green,
    boxShadow: `inset 0 0 0 ${theme.mall.border.hairline} ${theme.vars.palette.roles.green}`,
    ...chosenInForcedColours,
  },
  '&:has(input:focus-visible)': {
    outline: `${theme.mall.border.focus} solid ${theme.vars.palette.roles.focus}`,
    outlineOffset: theme.mall.border.focusOffset,
  },
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.roles.inkSoft },
  '& .who': {
    ...theme.typography.subtitle2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    color: theme.vars.palette.roles.ink,
  },
  '& .mark': {
    ...theme.typography.caption,
    paddingInline: theme.spacing(1),
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.clayVeil,
    color: theme.vars.palette.roles.clay,
  },
  '& .actions': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(2),
    marginBlockStart: 'auto',
    paddingBlockStart: theme.spacing(1),
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
