import { createContext, type InputHTMLAttributes } from 'react';

/** Combobox attributes and handlers that a panel adds to the input of its search field. */
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

/** Context with which a panel turns its search field into a combobox; `undefined` makes it a plain field again. */
export const ComboboxContext = createContext<(attributes: ComboboxAttributes | undefined) => void>(() => {});
