import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Price } from '../../commerce/catalog/Price/Price.tsx';
import { ProductCard } from '../../commerce/catalog/ProductCard/ProductCard.tsx';
import { CouponTicket } from '../../commerce/coupons/CouponTicket/CouponTicket.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { NativeSelect } from '../../fields/NativeSelect/NativeSelect.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { Eyebrow } from '../../primitives/Eyebrow/Eyebrow.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { styled } from '../../styles/styled.ts';
import { drawnImage } from '../../testing/drawnImage.ts';

const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.mall.size.card}), 1fr))`,
  gap: theme.spacing(4),
  padding: theme.spacing(3),
  '& > section': { display: 'grid', gap: theme.spacing(2), alignContent: 'start', minWidth: 0 },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1.5) },
}));

/** Shows the parts of the shop that a brand changes: text, fills, borders, tints, corners, spacing. */
export function Preview() {
  return (
    <Page>
      <section aria-label="Product">
        <ProductCard
          href="#serum"
          title="Bakuchiol Night Serum"
          price="198.00"
          memberPrice="178.00"
          shopName="Sylvane Flagship"
          badges={['New']}
          imageUrl={drawnImage('dropper', 'mist', true)}
        />
      </section>
      <section aria-label="Words and buttons">
        <Eyebrow>Evening care</Eyebrow>
        <Typography variant="h3" component="h1">
          Give your skin a little time
        </Typography>
        <Typography variant="body2">
          A serum that works while you sleep. <UiLink href="#more">Read how it is made</UiLink>
        </Typography>
        <Price value="198.00" />
        <div className="buttons">
          <Button variant="contained">Add to cart</Button>
          <Button variant="outlined">Save for later</Button>
          <Button>Share</Button>
        </div>
        <Notice tone="success">Your address has been saved.</Notice>
        <Notice tone="error">The payment did not go through.</Notice>
      </section>
      <section aria-label="Fields">
        <TextInput label="Recipient" defaultValue="Lin Yue" />
        <NativeSelect label="Delivery">
          <option>Home delivery</option>
          <option>Pickup</option>
        </NativeSelect>
        <Choice label="Default address" defaultChecked />
        <CouponTicket
          benefit={{ kind: 'amountOff', amount: '30.00' }}
          name="Autumn greeting"
          condition="On orders from ¥199.00"
          validity="Until December 31, 2026"
          state="open"
        />
      </section>
    </Page>
  );
}
