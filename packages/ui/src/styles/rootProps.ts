import type { SxProps, Theme } from '@mui/material/styles';
import type { Ref } from 'react';

type Elements = HTMLElementTagNameMap & Pick<SVGElementTagNameMap, 'svg'>;

/** Props that position a component. */
export interface PlaceProps {
  /** Additional class of the root element. */
  className?: string | undefined;
  /** Styles of this use, as MUI's `sx`: for position and width, not for appearance. */
  sx?: SxProps<Theme> | undefined;
}

/** Props that every component forwards to its root element, for measuring, naming and positioning. */
export interface RootProps<Tag extends keyof Elements> extends PlaceProps {
  /** Ref of the root element, or of a field's control, which form libraries need. */
  ref?: Ref<Elements[Tag]> | undefined;
}
