import { Icon, iconNames } from '../primitives/Icon/Icon.tsx';
import { styled } from '../styles/styled.ts';

const Plate = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${theme.mall.size.captcha}, 1fr))`,
  gap: theme.spacing(2),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    ...theme.typography.caption,
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(3),
    backgroundColor: theme.vars.palette.roles.sheet,
    borderRadius: theme.mall.radius.card,
  },
  '& svg': { width: theme.spacing(4), height: theme.spacing(4) },
}));

/** Shows every icon with its name. */
export function IconPlate() {
  return (
    <Plate lang="en">
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </Plate>
  );
}
