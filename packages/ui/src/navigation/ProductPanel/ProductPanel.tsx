import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { UnfoldButton } from '../Unfold/parts.tsx';
import type { UnfoldState } from '../Unfold/usePanels.ts';
import { useUnfold } from '../Unfold/useUnfold.ts';
import { type PanelProduct, PanelTiles, PanelTilesSkeleton } from './PanelTiles.tsx';

export type { PanelProduct } from './PanelTiles.tsx';

/** Props of {@link ProductPanel}. */
export interface ProductPanelProps extends RootProps<'div'>, UnfoldState {
  /** Navigation entry of the panel: a link. */
  children: ReactNode;
  /** Up to five products; omitted while they load. */
  products?: readonly PanelProduct[];
  /** Loading the products failed. @default false */
  failed?: boolean;
  /** Requests the products: when the panel opens, and on retry after a failure. */
  onOpen: () => void;
}

const Root = styled('div')(({ theme }) => ({
  maxWidth: '100%',
  '& > .entry-line': { position: 'relative', display: 'flex', maxWidth: `min(100%, 100vw - ${theme.spacing(8)})` },
}));

// In the gap between the entries next to the link, so that it causes no layout shift.
const Arrow = styled(UnfoldButton)(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: '100%',
  insetBlock: 0,
  width: theme.spacing(3),
  marginBlock: 'auto',
  // Closer to its own entry than to the next.
  marginInlineStart: theme.spacing(-0.5),
  height: theme.spacing(3),
  justifyContent: 'center',
  borderRadius: theme.mall.radius.control,
  '& svg': { width: '1em', height: '1em' },
}));

const Sheet = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: theme.zIndex.drawer,
  paddingBlock: theme.spacing(4, 3),
  color: theme.vars.palette.roles.ink,
  backgroundColor: theme.vars.palette.roles.sheet,
  borderBlock: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  boxShadow: theme.mall.elevation.float,
  transition: `opacity ${theme.mall.motion.quick} ${theme.mall.motion.ease}`,
  '@starting-style': { opacity: 0 },
  '&:focus': { outline: 'none' },
  '[data-open] > &': { display: 'block' },
  // The gap between entry and sheet belongs to both, so that the mouse can cross it.
  '&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlockEnd: '100%', height: theme.spacing(2) },
  '& .said': { display: 'grid', justifyItems: 'center', gap: theme.spacing(1.5), paddingBlock: theme.spacing(6) },
  '& .said p': { margin: 0, color: theme.vars.palette.roles.inkSoft },
}));

/** Adds a panel with five products to an entry of the main navigation; it opens across the page on hover or with the arrow button. */
export function ProductPanel({ children, products, failed = false, onOpen, open, onOpenChange, ...root }: ProductPanelProps) {
  const t = useUiText();
  const unfold = useUnfold({
    open,
    onOpenChange: (next) => {
      onOpenChange(next);
      if (next) onOpen();
    },
  });
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button is removed; the focus stays in the panel.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    onOpen();
  };
  const content = () => {
    if (failed) {
      return (
        <div className="said" role="alert">
          <p>{t('state.error')}</p>
          <Button type="button" variant="outlined" size="small" onClick={retry}>
            {t('state.retry')}
          </Button>
        </div>
      );
    }
    if (!products) return <PanelTilesSkeleton />;
    if (products.length === 0) return <p className="said">{t('state.empty')}</p>;
    return <PanelTiles products={products} onFollow={() => onOpenChange(false)} />;
  };
  return (
    <Root {...root} {...unfold.root}>
      <div className="entry-line">
        {children}
        {unfold.isLive && (
          <Arrow {...unfold.button}>
            <VisuallyHidden>{t('nav.products')}</VisuallyHidden>
            <Icon name="down" />
          </Arrow>
        )}
      </div>
      <Sheet {...unfold.sheet} role="group" aria-label={t('nav.products')} aria-busy={open && !products && !failed}>
        {open && <Container>{content()}</Container>}
      </Sheet>
    </Root>
  );
}
