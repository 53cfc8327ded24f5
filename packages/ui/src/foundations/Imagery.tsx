import { Image } from '../primitives/Image/Image.tsx';
import { styled } from '../styles/styled.ts';
import { drawnImage } from '../testing/drawnImage.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${theme.mall.size.qr}, 1fr))`,
  gap: theme.spacing(3),
  alignItems: 'end',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: theme.vars.palette.roles.ink,
  '& li': { display: 'grid', gap: theme.spacing(1), margin: 0 },
}));

const ratios = [
  { name: '4 : 5, products', ratio: 4 / 5, image: drawnImage('dropper', 'clay', true) },
  { name: '6 : 5, features', ratio: 6 / 5, image: drawnImage('bar', 'mist', true) },
  { name: '9 : 4, banners', ratio: 9 / 4, image: drawnImage('tube', 'plum', true) },
  { name: '16 : 5, shop covers', ratio: 16 / 5, image: drawnImage('jar', 'sand') },
] as const;

/** Shows the aspect ratios of the images in the shop. */
export function Ratios() {
  return (
    <List>
      {ratios.map(({ name, ratio, image }) => (
        <li key={name}>
          <Image src={image} alt="" ratio={ratio} />
          {name}
        </li>
      ))}
    </List>
  );
}
