import { cardRatio, Image, Section, styled, UiLink, useAnnounce } from '@mall/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineScript } from '#app/shared/inline-script.tsx';
import { useShop } from '#app/shared/shop.ts';
import { clearViewed, readViewed, type ViewedProduct, viewedKey } from '../viewed.ts';

// The list exists in the browser only: a script marks the document before layout when it has items, so that nothing shifts.
const Root = styled('div')({ 'html:not([data-viewed]) &': { display: 'none' } });

// One row of fixed height, however many items it has.
const Strip = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `min(${theme.mall.size.tile}, calc(50% - ${theme.spacing(1)}))`,
  gap: theme.spacing(2),
  overflowX: 'auto',
  listStyle: 'none',
  margin: 0,
  padding: theme.spacing(0.5),
  '& > li > .viewed': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > li > .viewed > span': { marginBlockEnd: theme.spacing(1) },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(3) },
}));

/** Reserves the height of a name. */
const emptyLine = '\u00a0';

interface RecentlyViewedProps {
  readonly hrefOf: (id: number) => string;
  /** The product of the current page, which is excluded. */
  readonly except?: number;
}

/** Renders the products viewed in this browser. They are stored only in the browser and can be cleared. */
export function RecentlyViewed({ hrefOf, except }: RecentlyViewedProps) {
  const { t } = useTranslation('catalog');
  const { language } = useShop();
  const announce = useAnnounce();
  const [viewed, setViewed] = useState<readonly ViewedProduct[]>();
  useEffect(() => {
    const kept = readViewed(language).filter(({ id }) => id !== except);
    document.documentElement.toggleAttribute('data-viewed', kept.length > 0);
    setViewed(kept);
  }, [language, except]);
  const clear = () => {
    clearViewed(language);
    document.documentElement.removeAttribute('data-viewed');
    announce(t('recent.cleared'));
  };
  return (
    <Root>
      <InlineScript source={markScript(language, except)} />
      <Section
        tight
        title={t('recent.title')}
        action={
          <Button variant="text" onClick={clear}>
            {t('recent.clear')}
          </Button>
        }
      >
        <Strip>
          {viewed ? (
            viewed.map(({ id, name, image }) => (
              <li key={id}>
                <UiLink className="viewed" look="quiet" href={hrefOf(id)}>
                  <Image src={image} alt="" ratio={cardRatio} sizes="208px" />
                  {name}
                </UiLink>
              </li>
            ))
          ) : (
            <li>
              <span className="viewed">
                <Image alt="" ratio={cardRatio} />
                {emptyLine}
              </span>
            </li>
          )}
        </Strip>
      </Section>
    </Root>
  );
}

/** Returns a script that marks the document when this browser has viewed any other product than the page's. */
function markScript(language: string, except = 0): string {
  const key = JSON.stringify(viewedKey(language));
  return `try{if(JSON.parse(localStorage.getItem(${key})).some(function(p){return p.id!==${except}}))document.documentElement.setAttribute("data-viewed","")}catch(e){}`;
}
