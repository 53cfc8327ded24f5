import { Image } from '../../../primitives/Image/Image.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** A benefit of the membership. */
export interface MemberBenefit {
  /** Name of the benefit: "Member prices". */
  name: string;
  /** URL of a small square image. */
  iconUrl?: string;
  /** A one-line description. */
  detail?: string;
}

/** Props of {@link MemberBenefits}. */
export interface MemberBenefitsProps extends RootProps<'ul'> {
  /** Benefits in display order. */
  benefits: readonly MemberBenefit[];
  /** Accessible name of the list when there is no heading. */
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
  '& > li > .icon': { width: theme.spacing(7), borderRadius: theme.mall.radius.pill, marginBlockEnd: theme.spacing(1) },
  '& p': { ...theme.typography.subtitle2, margin: 0 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

/** Shows the membership benefits, each with its image and name. */
export function MemberBenefits({ benefits, label, ...root }: MemberBenefitsProps) {
  return (
    <Root {...root} {...(label ? { 'aria-label': label } : {})}>
      {benefits.map(({ name, iconUrl, detail }) => (
        <li key={name}>
          {iconUrl && <Image className="icon" alt="" sizes="56px" src={iconUrl} />}
          <p>{name}</p>
          {detail && <small>{detail}</small>}
        </li>
      ))}
    </Root>
  );
}
