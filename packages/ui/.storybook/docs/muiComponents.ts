/** Which component to use where MUI has one. Backticks mark names; those of components with a page become links. */
export interface MuiChoice {
  /** Components of `@mui/material`. */
  readonly mui: readonly string[];
  /** Components of this library that wrap them or take their place; their pages show the choice. */
  readonly ours: readonly string[];
  /** What the theme sets on the components of MUI. */
  readonly sets: string;
  /** When to use which of them. */
  readonly choose: string;
}

/** Components with overrides in the theme. The library builds on them, and its tests cover them. */
export const styledByTheme: readonly MuiChoice[] = [
  {
    mui: ['ButtonBase', 'Button'],
    ours: ['BusyButton', 'Button'],
    sets: 'Shape, height, focus ring, variants',
    choose:
      'MUI’s `Button` for an action that is done at once and for a link that looks like one. `BusyButton`, which renders it, for an action that waits for the server.',
  },
  {
    mui: ['IconButton'],
    ours: ['Icon', 'CopyButton', 'FavoriteButton'],
    sets: 'Size of the target, corners, ground on hover',
    choose: 'MUI’s `IconButton` with an `Icon` and an `aria-label`. `CopyButton` and `FavoriteButton` for their actions.',
  },
  {
    mui: ['OutlinedInput', 'InputLabel', 'FormHelperText', 'TextField'],
    ours: ['TextInput', 'PasswordInput'],
    sets: 'Ground, edge, height, place of the label, error',
    choose:
      '`TextInput` and `PasswordInput`, which have the label above the field and connect hint and error with it. MUI’s `TextField` only where a form of yours already has its labels in the border.',
  },
  {
    mui: ['Dialog', 'Backdrop'],
    ours: ['Dialog', 'ConfirmDialog', 'NextStepDialog'],
    sets: 'Corners, shadow, scrim',
    choose:
      '`Dialog` of the library, which renders MUI’s with a title, a close button and live regions; `ConfirmDialog` for a question, `NextStepDialog` for a result. MUI’s only for a window without a title, with an `aria-label`.',
  },
  {
    mui: ['Paper'],
    ours: [],
    sets: 'Flat: no shadow, no overlay in the dark scheme',
    choose: 'A `styled` box with `roles.sheet` and `radius.card`. `Paper` takes the corners of controls.',
  },
  {
    mui: ['Skeleton'],
    ours: [],
    sets: 'Ground and corners, without animation',
    choose:
      'The skeleton of the component that loads, such as `ProductCardSkeleton`. MUI’s `Skeleton` in skeletons of your own components.',
  },
  {
    mui: ['Typography'],
    ours: ['Section', 'Eyebrow'],
    sets: 'Fonts, sizes and line heights of every variant',
    choose:
      'MUI’s `Typography` for text and headings. `Section` for a heading with its part of the page, `Eyebrow` for the words above a heading.',
  },
];

/** Components without overrides. They take from the palette and the fonts what MUI uses of them. */
export const coloredByTheme: readonly MuiChoice[] = [
  {
    mui: ['Alert'],
    ours: ['Notice'],
    sets: '`standard` and `filled` have the roles of messages, with checked contrast; corners of controls',
    choose:
      '`Notice` for information, success and errors: it has the icons and corners of the library, and its tone decides how it is announced. `Alert severity="warning"` for a warning, which `Notice` does not have; with `role="status"`, because `Alert` interrupts screen readers. Not `outlined`: its border is the soft ground color.',
  },
  {
    mui: ['Chip'],
    ours: ['FilterTags'],
    sets: 'The colors `primary`, `secondary` and those of messages. `default` is MUI’s gray, height and corners are MUI’s',
    choose:
      '`FilterTags` for filters that can be removed, the `badges` of a `ProductCard` for its labels. `Chip` for a short label elsewhere, with a `color`. Not with `onDelete`: the cross is 22 px, has no name and is no button. Not for a choice: use `Choice` or `SkuPicker`.',
  },
  {
    mui: ['Accordion'],
    ours: [],
    sets: 'Ground, divider, focus ring. The summary is a button in the browser’s font',
    choose:
      'Headings and text, all visible; the element `details` for a part that few need, which also opens without JavaScript. `Accordion` for several parts of which shoppers read one: with `Typography component="span"` in the summary, and the level of the heading by `slotProps={{ heading: { component: "h2" } }}` (`h3` without it). Never for errors or prices.',
  },
  {
    mui: ['Tooltip'],
    ours: [],
    sets: 'Font and corners. The ground is MUI’s gray in both schemes, the text 11 px',
    choose:
      'Words on the page: the hint of a `TextInput`, a visible label. A phone shows no tooltip. `Tooltip` only to repeat the name of an IconButton, never for what a shopper must know.',
  },
  {
    mui: ['Menu'],
    ours: ['AccountMenu', 'ShareMenu'],
    sets: 'Ground, corners. Entries are 36 px high, the shadow is MUI’s and hardly seen in the dark scheme',
    choose:
      'Links or buttons on the page; `AccountMenu` and `ShareMenu` for their subjects. `Menu` for actions, not for navigation; name the button that opens it.',
  },
  {
    mui: ['Table'],
    ours: ['RowList'],
    sets: 'Font and text color',
    choose:
      '`RowList` with rows that wrap on a phone. `Table` for numbers that are compared, with `th` and `scope`, in a box of its own that scrolls.',
  },
  {
    mui: ['Switch'],
    ours: ['Choice'],
    sets: 'Color when it is on. Off, it is MUI’s gray',
    choose: '`Choice` as a checkbox, which forms send. `Switch` only for a setting that applies at once, with its state in words.',
  },
];

/** Components that the library replaces. */
export const replaced: readonly MuiChoice[] = [
  {
    mui: ['Snackbar'],
    ours: ['ToastProvider'],
    sets: '',
    choose: '`ToastProvider`: its toasts are announced and do not cover each other.',
  },
  { mui: ['Drawer', 'Popover'], ours: ['Dialog'], sets: '', choose: '`Dialog`, or a page.' },
  { mui: ['Tabs'], ours: ['Tabs', 'TabLinks'], sets: '', choose: '`Tabs` of the library in a page, `TabLinks` between addresses.' },
  {
    mui: ['Pagination', 'Breadcrumbs', 'Rating', 'Avatar'],
    ours: ['Pagination', 'Breadcrumbs', 'Rating', 'Avatar'],
    sets: '',
    choose: 'The components of the library with these names: links by the link component of the application, texts in its language.',
  },
  { mui: ['Checkbox', 'Radio'], ours: ['Choice'], sets: '', choose: '`Choice`, on the native control with its label.' },
  {
    mui: ['Select', 'Autocomplete'],
    ours: ['NativeSelect', 'SearchField'],
    sets: '',
    choose: '`NativeSelect`, and `SearchField` for products: both work without JavaScript.',
  },
  { mui: ['Stepper'], ours: ['Timeline', 'OrderTimeline'], sets: '', choose: '`Timeline`, and `OrderTimeline` for orders.' },
  {
    mui: ['CircularProgress', 'LinearProgress'],
    ours: ['BusyButton'],
    sets: '',
    choose: '`BusyButton` for an action, a skeleton for a page.',
  },
  { mui: ['Link'], ours: ['UiLink'], sets: '', choose: '`UiLink`, which renders the link component of the application.' },
  {
    mui: ['Container', 'Grid', 'Stack'],
    ours: ['Container', 'Columns', 'CardGrid'],
    sets: '',
    choose: '`Container`, `Columns` and `CardGrid` of the library, and `styled` with `theme.spacing`.',
  },
];

/** Returns the choices that concern a component of the library. */
export const muiChoicesOf = (component: string): readonly MuiChoice[] =>
  [...styledByTheme, ...coloredByTheme, ...replaced].filter(({ ours }) => ours.includes(component));
