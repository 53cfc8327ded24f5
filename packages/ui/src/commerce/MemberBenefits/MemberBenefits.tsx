import { styled } from '@mui/material/styles';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import type { RootProps } from '../../theme/rootProps.ts';

/** What members enjoy. */
export interface MemberBenefit {
  name: string;
  /** A small square picture. */
  iconUrl?: string;
  /** A line about it. */
  detail?: string;
}

/** Props of {@link MemberBenefits}. */
export interface MemberBenefitsProps extends RootProps<'ul'> {
  /** In the order they are shown. */
  benefits: readonly MemberBenefit[];
  /** Names the list when no headline does. */
  label?: string;
}

const Root = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.mall.size.column}), 1fr))`,
  gap: theme.spacing(3),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: theme.spacing(0.5) },
  '& .icon': { width: theme.spacing(7), borderRadius: theme.mall.radius.pill, marginBlockEnd: theme.spacing(1) },
  '& p': { ...theme.typography.subtitle2, margin: 0 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

/** What members enjoy, each with its picture and its name. */
export function MemberBenefits({ benefits, label, ...root }: MemberBenefitsProps) {
  return (
    <Root {...root} {...(label ? { 'aria-label': label } : {})}>
      {benefits.map(({ name, iconUrl, detail }) => (
        <li key={name}>
          {iconUrl && <Picture className="icon" alt="" sizes="56px" src={iconUrl} />}
          <p>{name}</p>
          {detail && <small>{detail}</small>}
        </li>
      ))}
    </Root>
  );
}
