import { createContext, type InputHTMLAttributes } from 'react';

/** What a panel under the search field makes of its input: attributes and handlers of a combobox. */
export type ComboboxAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'aria-activedescendant'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-expanded'
  | 'onBlur'
  | 'onChange'
  | 'onClick'
  | 'onKeyDown'
  | 'role'
>;

/** By this a panel that comes later turns the field it stands in into a combobox; `undefined` makes it a plain field again. */
export const ComboboxContext = createContext<(attributes: ComboboxAttributes | undefined) => void>(() => {});
