import type { SxProps, Theme } from '@mui/material/styles';
import type { Ref } from 'react';

type Elements = HTMLElementTagNameMap & Pick<SVGElementTagNameMap, 'svg'>;

/** How whoever uses a component places it. */
export interface PlaceProps {
  /** A further class of the outermost element. */
  className?: string | undefined;
  /** Styles of this one use, in MUI's `sx`: where it stands and how wide it is, not how it looks. */
  sx?: SxProps<Theme> | undefined;
}

/** What every component passes on to its outermost element, so that whoever uses it can measure, name and place it. */
export interface RootProps<Tag extends keyof Elements> extends PlaceProps {
  /** The outermost element; of a field its control, which forms ask for. */
  ref?: Ref<Elements[Tag]> | undefined;
}
