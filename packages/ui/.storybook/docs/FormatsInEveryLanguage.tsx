import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Price } from '../../src/commerce/catalog/Price/Price.tsx';
import { useMoney } from '../../src/commerce/catalog/Price/useMoney.ts';
import { useBenefitText } from '../../src/commerce/coupons/CouponTicket/benefit.ts';
import { languages } from '../../src/i18n/languages.ts';
import { Example } from './blocks.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${theme.mall.size.column}, 1fr))`,
  gap: theme.spacing(3),
  marginBlock: theme.spacing(2),
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  '& dl': { margin: 0, display: 'grid', gap: theme.spacing(1.5) },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& dd': { margin: 0 },
}));

/** Formats a date in the time zone of the shop, with options of `Intl.DateTimeFormat`, as an application does. */
export const dateIn = (tag: string, moment: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
  new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Shanghai', ...options }).format(new Date(moment));

const dateAndTime: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
const moment = '2026-11-21T18:10:00+08:00';

/** Shows each format with the code that produces it, in the language of the provider. */
function Formats({ tag }: { tag: string }) {
  const money = useMoney();
  const { printed: reduction } = useBenefitText({ kind: 'shareOff', tenths: '8.50' });
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Price: Price', <Price key="price" value="1280.50" />],
    ['Range: Price', <Price key="range" value="98.00-218.00" />],
    ['Lower end: range="from"', <Price key="from" value="98.00-218.00" range="from" />],
    ['Read aloud: money.spell', money.spell('1280.50')],
    ['Number: money.number', money.number(8621)],
    ['Reduction: CouponTicket', reduction],
    ['Date: dateStyle "long"', dateIn(tag, moment)],
    // With `timeStyle`, Intl writes the month of Traditional Chinese as a number.
    ['With its time: hour, minute', dateIn(tag, moment, dateAndTime)],
    ['Day of this year', dateIn(tag, moment, { month: 'long', day: 'numeric' })],
  ];
  return (
    <dl>
      {rows.map(([kind, value]) => (
        <div key={kind}>
          <dt lang="en">{kind}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows prices, numbers and dates as the library and `Intl` print them, in the four languages next to each other. */
export function FormatsInEveryLanguage() {
  return (
    <Columns>
      {languages.map(({ code, tag, name }) => (
        <Example key={code} language={code}>
          <b>{name}</b>
          <Formats tag={tag} />
        </Example>
      ))}
    </Columns>
  );
}
