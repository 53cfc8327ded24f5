import { type FormEvent, type FormEventHandler, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { visuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { focusRing } from '../../../styles/focusRing.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { type ComboboxAttributes, ComboboxContext } from './combobox.ts';

/** Target of a search. */
export type SearchTarget = 'products' | 'shops';

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends RootProps<'form'> {
  /** URL that the form submits to by GET, with `searchName` and `target`. */
  action: string;
  /** Text of the current search. */
  defaultValue?: string;
  /** Initial choice of what is searched. @default 'products' */
  defaultTarget?: SearchTarget;
  /** Called before the browser submits the form; it can prevent the submit. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Called instead of a search for an empty text. Omitted, and without JavaScript, the form is submitted. @since 0.2.0 */
  onEmpty?: () => void;
  /**
   * Called when the text field gets the focus, or has it at hydration, to fetch the data of its panel. Receives the text typed so far, or
   * ''.
   */
  onFocus?: (typed: string) => void;
  /** Called with the text at each change. */
  onInput?: (text: string) => void;
  /** A `SearchPanel`: shown below the field, which becomes a combobox. */
  children?: ReactNode;
}

const textName = 'searchName';

const Root = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
  '&:focus-within': { borderBlockEndColor: theme.vars.palette.roles.ink },
  // The focus ring surrounds the whole field: around the text only, it would overlap the line below, which is hidden instead.
  '&:has(> input:focus-visible)': { ...focusRing(theme), borderBlockEndColor: 'transparent' },
  '& > input:focus-visible': { outline: 'none' },
  '& > label': visuallyHidden,
  '& > input, & > select, & > button': {
    ...theme.typography.body2,
    minHeight: theme.mall.size.target,
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    borderRadius: theme.mall.radius.control,
    // Adjacent controls: the ring of one does not overlap the next.
    outlineOffset: `calc(-1 * ${theme.mall.border.focus})`,
  },
  '& > select': { paddingInline: theme.spacing(0.5), cursor: 'pointer', color: theme.vars.palette.roles.inkSoft },
  '& option': { backgroundColor: theme.vars.palette.roles.sheet, color: theme.vars.palette.roles.ink },
  '& > input': { flex: 1, minWidth: 0, paddingInline: theme.spacing(1) },
  '& input::placeholder': { color: theme.vars.palette.roles.inkFaint, opacity: 1 },
  '& input::-webkit-search-cancel-button': { appearance: 'none' },
  '& > button': {
    width: theme.mall.size.target,
    padding: 0,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    cursor: 'pointer',
  },
}));

const typedInto = ({ value, defaultValue }: HTMLInputElement) => (value === defaultValue ? '' : value);

/** Shows a search for products or shops: a native form that works before hydration. */
export function SearchField(props: SearchFieldProps) {
  const { action, defaultValue = '', defaultTarget = 'products', onSubmit, onEmpty, onFocus, onInput, children, ...root } = props;
  const t = useUiText();
  const id = useId();
  const [combobox, setCombobox] = useState<ComboboxAttributes>();
  const [forShops, setForShops] = useState(defaultTarget === 'shops');
  const field = useRef<HTMLInputElement>(null);
  const enter = useEffectEvent((input: HTMLInputElement) => onFocus?.(typedInto(input)));
  // The shopper can focus the field before hydration.
  useEffect(() => {
    if (field.current && field.current === document.activeElement) enter(field.current);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isBlank = !String(new FormData(event.currentTarget).get(textName)).trim();
    if (!onEmpty || !isBlank) return onSubmit?.(event);
    event.preventDefault();
    onEmpty();
  };
  return (
    <Root {...root} role="search" method="get" action={action} onSubmit={submit}>
      <label htmlFor={`${id}-target`}>{t('search.target')}</label>
      <select
        id={`${id}-target`}
        name="target"
        defaultValue={defaultTarget}
        onChange={({ target }) => setForShops(target.value === 'shops')}
      >
        <option value="products">{t('search.products')}</option>
        <option value="shops">{t('search.shops')}</option>
      </select>
      <label htmlFor={`${id}-text`}>{t('search.label')}</label>
      <input
        ref={field}
        id={`${id}-text`}
        type="search"
        name={textName}
        defaultValue={defaultValue}
        placeholder={t(forShops ? 'search.shopPlaceholder' : 'search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={({ currentTarget }) => onFocus?.(typedInto(currentTarget))}
        onInput={({ currentTarget }) => onInput?.(currentTarget.value)}
        {...combobox}
      />
      <ComboboxContext value={setCombobox}>{children}</ComboboxContext>
      <button type="submit" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </Root>
  );
}
