// Generated from src/theme/tokens by scripts/generate.ts. Do not edit.
/** Every color by its role. A component uses the role, never the color. */
export interface ColorRoles {
  /** Page background. */
  paper: string;
  /** Background of cards, panels, dialogs and fields, which lie on the page. */
  sheet: string;
  /** Background of quiet bands: image placeholders, the utility bar, the footer. */
  sunken: string;
  /** Body text and headlines. */
  ink: string;
  /** Secondary text. */
  inkSoft: string;
  /** Least prominent text that must still be readable: captions, struck-through prices, placeholders. */
  inkFaint: string;
  /** Main brand color as text and line: links, prices, borders of selected controls. */
  primary: string;
  /** Links and text in the main brand color, in the hover and pressed state. */
  primaryStrong: string;
  /** Main brand color as a fill, under text: main buttons, checked boxes, the notice bar. */
  primaryFill: string;
  /** Fill of main buttons in the hover and pressed state. */
  primaryFillStrong: string;
  /** Text and icons on the fill in the main brand color. */
  onPrimary: string;
  /** Tint of the main brand color behind selected tiles and hovered icon buttons. */
  primaryVeil: string;
  /** Accent color: eyebrows, sale prices, the number on the cart icon. */
  accent: string;
  /** Text and icons on the accent color. */
  onAccent: string;
  /** Tint of the accent color behind small badges and selected text. */
  accentVeil: string;
  /** Lines that separate content and carry no meaning of their own. */
  hairline: string;
  /** Borders of buttons, fields and other controls. */
  control: string;
  /** Error text and borders of invalid fields. */
  danger: string;
  /** Text and icons on the error color. */
  onDanger: string;
  /** Background of error messages. */
  dangerVeil: string;
  /** Text, icons and lines that report a success: paid, saved. */
  success: string;
  /** Text and icons on the success color. */
  onSuccess: string;
  /** Background of success messages. */
  successVeil: string;
  /** Text, icons and lines that warn: low stock, an action with consequences. */
  warning: string;
  /** Text and icons on the warning color. */
  onWarning: string;
  /** Background of warnings. */
  warningVeil: string;
  /** Text, icons and lines of neutral information. */
  info: string;
  /** Text and icons on the information color. */
  onInfo: string;
  /** Background of information. */
  infoVeil: string;
  /** Focus ring of the element that has keyboard focus. */
  focus: string;
  /** Overlay that dims the page behind a dialog. */
  scrim: string;
}

/** Color roles of the light scheme. */
export const lightRoles = {
  paper: '#f7f2ea',
  sheet: '#fdfaf5',
  sunken: '#efe7da',
  ink: '#26231d',
  inkSoft: '#575145',
  inkFaint: '#696253',
  primary: '#3a5a45',
  primaryStrong: '#2b4534',
  primaryFill: '#3a5a45',
  primaryFillStrong: '#2b4534',
  onPrimary: '#fbf8f1',
  primaryVeil: '#e4e9db',
  accent: '#98482c',
  onAccent: '#fdf7f0',
  accentVeil: '#f3e1d3',
  hairline: '#ddd2c0',
  control: '#8a8069',
  danger: '#99291f',
  onDanger: '#fdf7f0',
  dangerVeil: '#f6e0d9',
  success: '#215e32',
  onSuccess: '#f4faf5',
  successVeil: '#dcebde',
  warning: '#794d00',
  onWarning: '#fdf7f1',
  warningVeil: '#f3e4d1',
  info: '#195579',
  onInfo: '#f3faff',
  infoVeil: '#dce8f1',
  focus: '#2b4534',
  scrim: 'rgb(38 35 29 / 0.48)',
} as const satisfies ColorRoles;

/** Color roles of the dark scheme. */
export const darkRoles = {
  paper: '#191712',
  sheet: '#221f19',
  sunken: '#12110d',
  ink: '#f0e9dc',
  inkSoft: '#c4baa8',
  inkFaint: '#a69c8a',
  primary: '#a9c7ac',
  primaryStrong: '#c2d9c3',
  primaryFill: '#a9c7ac',
  primaryFillStrong: '#c2d9c3',
  onPrimary: '#17221a',
  primaryVeil: '#2a352b',
  accent: '#e3a487',
  onAccent: '#2a1408',
  accentVeil: '#3d2a20',
  hairline: '#3a352b',
  control: '#857c6a',
  danger: '#f0a193',
  onDanger: '#2e0f0a',
  dangerVeil: '#422420',
  success: '#96cea1',
  onSuccess: '#09180c',
  successVeil: '#213324',
  warning: '#e0b580',
  onWarning: '#1c1105',
  warningVeil: '#392b1a',
  info: '#8bc6ef',
  onInfo: '#061520',
  infoVeil: '#1d303e',
  focus: '#c2d9c3',
  scrim: 'rgb(0 0 0 / 0.64)',
} as const satisfies ColorRoles;

/** The palette of the default brand. Color roles refer to it; a component uses the role. */
export const palette = {
  neutral: {
    0: '#fdfaf5',
    50: '#f7f2ea',
    100: '#efe7da',
    150: '#f0e9dc',
    200: '#ddd2c0',
    300: '#c4baa8',
    400: '#a69c8a',
    500: '#8a8069',
    550: '#857c6a',
    600: '#696253',
    700: '#575145',
    800: '#3a352b',
    900: '#26231d',
    925: '#221f19',
    950: '#191712',
    975: '#12110d',
  },
  brand: {
    50: '#fbf8f1',
    100: '#e4e9db',
    200: '#c2d9c3',
    300: '#a9c7ac',
    700: '#3a5a45',
    800: '#2b4534',
    900: '#2a352b',
    950: '#17221a',
  },
  accent: {
    50: '#fdf7f0',
    100: '#f3e1d3',
    300: '#e3a487',
    600: '#98482c',
    900: '#3d2a20',
    950: '#2a1408',
  },
  danger: {
    50: '#fdf7f0',
    100: '#f6e0d9',
    300: '#f0a193',
    600: '#99291f',
    900: '#422420',
    950: '#2e0f0a',
  },
  success: {
    50: '#f4faf5',
    100: '#dcebde',
    300: '#96cea1',
    600: '#215e32',
    900: '#213324',
    950: '#09180c',
  },
  warning: {
    50: '#fdf7f1',
    100: '#f3e4d1',
    300: '#e0b580',
    600: '#794d00',
    900: '#392b1a',
    950: '#1c1105',
  },
  info: {
    50: '#f3faff',
    100: '#dce8f1',
    300: '#8bc6ef',
    600: '#195579',
    900: '#1d303e',
    950: '#061520',
  },
  shade: {
    8: 'rgb(38 35 29 / 0.08)',
    24: 'rgb(38 35 29 / 0.24)',
    48: 'rgb(38 35 29 / 0.48)',
  },
  black: {
    40: 'rgb(0 0 0 / 0.4)',
    64: 'rgb(0 0 0 / 0.64)',
    72: 'rgb(0 0 0 / 0.72)',
  },
} as const;

/** The step of the palette that a color role has in each scheme, as it is named in the CSS variable. */
export const paletteSteps = {
  light: {
    paper: 'neutral-50',
    sheet: 'neutral-0',
    sunken: 'neutral-100',
    ink: 'neutral-900',
    inkSoft: 'neutral-700',
    inkFaint: 'neutral-600',
    primary: 'brand-700',
    primaryStrong: 'brand-800',
    onPrimary: 'brand-50',
    primaryVeil: 'brand-100',
    accent: 'accent-600',
    onAccent: 'accent-50',
    accentVeil: 'accent-100',
    hairline: 'neutral-200',
    control: 'neutral-500',
    danger: 'danger-600',
    onDanger: 'danger-50',
    dangerVeil: 'danger-100',
    success: 'success-600',
    onSuccess: 'success-50',
    successVeil: 'success-100',
    warning: 'warning-600',
    onWarning: 'warning-50',
    warningVeil: 'warning-100',
    info: 'info-600',
    onInfo: 'info-50',
    infoVeil: 'info-100',
    scrim: 'shade-48',
  },
  dark: {
    paper: 'neutral-950',
    sheet: 'neutral-925',
    sunken: 'neutral-975',
    ink: 'neutral-150',
    inkSoft: 'neutral-300',
    inkFaint: 'neutral-400',
    primary: 'brand-300',
    primaryStrong: 'brand-200',
    onPrimary: 'brand-950',
    primaryVeil: 'brand-900',
    accent: 'accent-300',
    onAccent: 'accent-950',
    accentVeil: 'accent-900',
    hairline: 'neutral-800',
    control: 'neutral-550',
    danger: 'danger-300',
    onDanger: 'danger-950',
    dangerVeil: 'danger-900',
    success: 'success-300',
    onSuccess: 'success-950',
    successVeil: 'success-900',
    warning: 'warning-300',
    onWarning: 'warning-950',
    warningVeil: 'warning-900',
    info: 'info-300',
    onInfo: 'info-950',
    infoVeil: 'info-900',
    scrim: 'black-64',
  },
} as const;

/** The tokens that are not colors; `theme.mall` has them. */
export interface MallTokens {
  radius: {
    /** Corners of buttons, fields and tiles. */
    control: string;
    /** Corners of cards, panels and dialogs. */
    card: string;
    /** Corners of images. */
    image: string;
    /** Corners of checkboxes, sort arrows, filter letters and QR codes. */
    small: string;
    /** Fully rounded corners of badges and counters. */
    pill: string;
  };
  border: {
    /** Width of dividers and control borders. */
    hairline: string;
    /** Width of a border that marks the current tab or choice. */
    strong: string;
    /** Width of the focus ring. */
    focus: string;
    /** Distance between the focus ring and its element. */
    focusOffset: string;
    /** Width of the colored edge of a notice. */
    edge: string;
  };
  size: {
    /** Width and height of an icon. */
    icon: string;
    /** Width and height of a checkbox or radio button. */
    checkbox: string;
    /** Maximum width of a page. */
    page: string;
    /** Maximum width of running text, in characters. */
    measure: string;
    /** Maximum width of forms and dialogs. */
    form: string;
    /** Maximum width of forms with two columns. */
    formWide: string;
    /** Width of the image in a cart line or an order row. */
    thumb: string;
    /** Width of the image in dense lists and on phones. */
    thumbSmall: string;
    /** Minimum width of a card in a product grid. */
    card: string;
    /** Minimum width of a card in a dense product grid. */
    cardSmall: string;
    /** Minimum width of a text card, such as a shop or a coupon. */
    cardWide: string;
    /** Width of a captcha image. */
    captcha: string;
    /** Width and height of a QR code in a dialog. */
    qrSmall: string;
    /** Width and height of a QR code on a page. */
    qr: string;
    /** Width of a number field for two or three digits. */
    digits: string;
    /** Minimum width of a column of aligned amounts. */
    amount: string;
    /** Minimum width of a footer column. */
    column: string;
    /** Minimum width of a select in a row. */
    select: string;
    /** Minimum width of a selectable tile. */
    tile: string;
    /** Minimum height of a window that shows an average filter panel without scrolling. */
    tallScreen: string;
    /** Width of one of several uploaded images. */
    tileSmall: string;
    /** Maximum width of the search field in the header. */
    search: string;
    /** Height of a small image in the footer. */
    emblem: string;
    /** Height of the logo image. */
    logo: string;
    /** Minimum height of a control. */
    target: string;
    /** Minimum height of a small control inside dense lines. */
    targetSmall: string;
    /** Minimum height of the main button of a page. */
    targetLarge: string;
  };
  type: {
    /** Font size of the brand name in the header. */
    wordmark: string;
    /** Font size of the title of a product card. */
    cardTitle: string;
    /** Font size of the heading of a page. */
    h1: string;
    /** Font size of the heading of a section. */
    h2: string;
    /** Font size of the heading of a panel or dialog, and of the large price. */
    h3: string;
    /** Font size of the heading of a card. */
    h4: string;
    /** Font size of the heading of a group inside a card. */
    h5: string;
    /** Font size of the smallest heading. */
    h6: string;
    /** Font size of introductory text. */
    subtitle1: string;
    /** Font size of emphasized labels. */
    subtitle2: string;
    /** Font size of body text. */
    body1: string;
    /** Font size of secondary body text and dense lists. */
    body2: string;
    /** Font size of buttons. */
    button: string;
    /** Font size of captions, hints and badges. */
    caption: string;
    /** Font size of the eyebrow line above a heading. */
    overline: string;
  };
  weight: {
    /** Body text and display headings. */
    regular: number;
    /** Buttons and emphasized labels. */
    medium: number;
    /** Small headings. */
    bold: number;
  };
  face: {
    /** Latin typeface of body text and controls, with its metric-compatible fallbacks. */
    text: string;
    /** Latin typeface of headings, with its metric-compatible fallbacks. */
    display: string;
    cjkSans: {
      /** System sans-serif typefaces for Simplified Chinese. */
      zh: string;
      /** System sans-serif typefaces for Traditional Chinese. */
      tn: string;
      /** System sans-serif typefaces for Korean. */
      ko: string;
    };
    cjkSerif: {
      /** System serif typefaces for Simplified Chinese. */
      zh: string;
      /** System serif typefaces for Traditional Chinese. */
      tn: string;
      /** System serif typefaces for Korean. */
      ko: string;
    };
  };
  leading: {
    latin: {
      /** Line height of body text in Latin text. */
      text: number;
      /** Line height of large headings in Latin text. */
      display: number;
      /** Line height of small headings in Latin text. */
      title: number;
      /** Line height of buttons and eyebrows in Latin text. */
      control: number;
      /** Line height of captions in Latin text. */
      caption: number;
    };
    cjk: {
      /** Line height of body text in Chinese and Korean text. */
      text: number;
      /** Line height of large headings in Chinese and Korean text. */
      display: number;
      /** Line height of small headings in Chinese and Korean text. */
      title: number;
      /** Line height of buttons and eyebrows in Chinese and Korean text. */
      control: number;
      /** Line height of captions in Chinese and Korean text. */
      caption: number;
    };
  };
  tracking: {
    latin: {
      /** Letter spacing of large headings in Latin text. */
      display: string;
      /** Letter spacing of headings of cards in Latin text. */
      title: string;
      /** Letter spacing of buttons and eyebrows in Latin text. */
      label: string;
    };
    cjk: {
      /** Letter spacing of large headings in Chinese and Korean text. */
      display: string;
      /** Letter spacing of headings of cards in Chinese and Korean text. */
      title: string;
      /** Letter spacing of buttons and eyebrows in Chinese and Korean text. */
      label: string;
    };
  };
  motion: {
    /** Duration of feedback on hover and press. */
    quick: string;
    /** Duration of panels that open and close. */
    calm: string;
    /** Duration of large images that fade in. */
    slow: string;
    /** Easing of every transition. */
    ease: string;
  };
  layer: {
    /** Stacking order: the header that stays at the top of the window. */
    header: number;
    /** Stacking order: drawers and menus. */
    panel: number;
    /** Stacking order: dialogs and their overlay. */
    dialog: number;
    /** Stacking order: toasts. */
    notice: number;
    /** Stacking order: the skip link, above everything. */
    skipLink: number;
  };
  breakpoint: {
    /** Phones: one column. */
    xs: string;
    /** Large phones and small tablets: short fields of a form beside each other. */
    sm: string;
    /** Tablets and small windows: a side column beside the content, wide page margins, the whole header. */
    md: string;
    /** Desktop windows: the order summary beside the cart. */
    lg: string;
    /** Large desktop windows: wider banners. */
    xl: string;
  };
  space: {
    /** Between a label and its field, a title and its line. */
    50: string;
    /** Inside controls, between an icon and its word. */
    100: string;
    /** Between lines of one entry. */
    150: string;
    /** Between entries of a list, between fields on a phone. */
    200: string;
    /** Padding of cards and panels, gaps of a grid. */
    300: string;
    /** Between groups of one form. */
    400: string;
    /** Above and below tight sections. */
    500: string;
    /** Between the parts of a page on a phone. */
    700: string;
    /** Above and below sections on a desktop window. */
    1000: string;
    /** Around the main image of a page. */
    1200: string;
    /** Unit of the spacing scale: one step of the theme’s spacing. */
    step: string;
  };
  elevation: {
    /** Shadow of what floats above the page: dialogs, menus and toasts. */
    float: string;
  };
}

/** The tokens of the default theme. */
export const mallTokens = {
  radius: {
    control: '6px',
    card: '10px',
    image: '4px',
    small: '4px',
    pill: '999px',
  },
  border: {
    hairline: '1px',
    strong: '2px',
    focus: '2px',
    focusOffset: '2px',
    edge: '3px',
  },
  size: {
    icon: '20px',
    checkbox: '20px',
    page: '1312px',
    measure: '64ch',
    form: '464px',
    formWide: '640px',
    thumb: '96px',
    thumbSmall: '72px',
    card: '232px',
    cardSmall: '152px',
    cardWide: '20rem',
    captcha: '112px',
    qrSmall: '100px',
    qr: '160px',
    digits: '3.25rem',
    amount: '7rem',
    column: '9.5rem',
    select: '8rem',
    tile: '13rem',
    tallScreen: '60rem',
    tileSmall: '8rem',
    search: '22rem',
    emblem: '40px',
    logo: '28px',
    target: '44px',
    targetSmall: '36px',
    targetLarge: '52px',
  },
  type: {
    wordmark: 'clamp(1.875rem, 1.2rem + 2vw, 3.125rem)',
    cardTitle: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
    h1: 'clamp(2.375rem, 1.7rem + 2.8vw, 4.25rem)',
    h2: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.875rem)',
    h3: 'clamp(1.5rem, 1.35rem + 0.7vw, 2rem)',
    h4: '1.375rem',
    h5: '1.0625rem',
    h6: '0.9375rem',
    subtitle1: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
    subtitle2: '0.9375rem',
    body1: '1rem',
    body2: '0.9375rem',
    button: '0.9375rem',
    caption: '0.8125rem',
    overline: '1.0625rem',
  },
  weight: {
    regular: 400,
    medium: 500,
    bold: 600,
  },
  face: {
    text: '"Sylvane Text", "Sylvane Text Fallback", "Sylvane Text Fallback Android"',
    display: '"Sylvane Display", "Sylvane Display Fallback", "Sylvane Display Fallback Android"',
    cjkSans: {
      zh: '"PingFang SC", "Noto Sans CJK SC", "Source Han Sans SC", "Microsoft YaHei"',
      tn: '"PingFang TC", "Noto Sans CJK TC", "Source Han Sans TC", "Microsoft JhengHei"',
      ko: '"Apple SD Gothic Neo", "Noto Sans CJK KR", "Malgun Gothic"',
    },
    cjkSerif: {
      zh: '"Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", STSong',
      tn: '"Songti TC", "Noto Serif CJK TC", "Source Han Serif TC", PMingLiU',
      ko: 'AppleMyungjo, "Noto Serif CJK KR", "Nanum Myeongjo", Batang',
    },
  },
  leading: {
    latin: {
      text: 1.6,
      display: 1.1,
      title: 1.25,
      control: 1.4,
      caption: 1.5,
    },
    cjk: {
      text: 1.75,
      display: 1.32,
      title: 1.45,
      control: 1.4,
      caption: 1.5,
    },
  },
  tracking: {
    latin: {
      display: '-0.018em',
      title: '-0.005em',
      label: '0.01em',
    },
    cjk: {
      display: '0',
      title: '0',
      label: '0.06em',
    },
  },
  motion: {
    quick: '140ms',
    calm: '280ms',
    slow: '640ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  layer: {
    header: 1100,
    panel: 1200,
    dialog: 1300,
    notice: 1400,
    skipLink: 1500,
  },
  breakpoint: {
    xs: '0',
    sm: '600px',
    md: '900px',
    lg: '1200px',
    xl: '1536px',
  },
  space: {
    50: '4px',
    100: '8px',
    150: '12px',
    200: '16px',
    300: '24px',
    400: '32px',
    500: '40px',
    700: '56px',
    1000: '80px',
    1200: '96px',
    step: '8px',
  },
  elevation: {
    float: 'var(--mall-elevation-float)',
  },
} as const satisfies MallTokens;

/** The tokens that differ in the compact density. */
export const compactTokens = {
  space: {
    50: '3px',
    100: '6px',
    150: '9px',
    200: '12px',
    300: '18px',
    400: '24px',
    500: '30px',
    700: '42px',
    1000: '60px',
    1200: '72px',
    step: '6px',
  },
  size: {
    target: '40px',
    targetSmall: '32px',
    targetLarge: '48px',
  },
} as const;

/** The shadows of each scheme, in the CSS variables of `MallUiProvider` for the colors that they follow. */
export const elevations = {
  light: {
    float: '0 1px 2px rgb(38 35 29 / 0.08), 0 16px 40px -16px rgb(38 35 29 / 0.24)',
  },
  dark: {
    float: '0 0 0 1px var(--mall-palette-roles-hairline), 0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px -16px rgb(0 0 0 / 0.72)',
  },
} as const;

/** The type scale in CSS variables, which follow the language and the brand; `theme.typography` has it. */
export const typeStyles = {
  /** The heading of a page, once per page. */
  h1: {
    fontFamily: 'var(--mall-face-display)',
    fontSize: 'clamp(2.375rem, 1.7rem + 2.8vw, 4.25rem)',
    fontWeight: 400,
    lineHeight: 'var(--mall-leading-display)',
    letterSpacing: 'var(--mall-tracking-display)',
  },
  /** Headings of sections. */
  h2: {
    fontFamily: 'var(--mall-face-display)',
    fontSize: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.875rem)',
    fontWeight: 400,
    lineHeight: 'var(--mall-leading-display)',
    letterSpacing: 'var(--mall-tracking-display)',
  },
  /** Headings of panels and dialogs, large prices. */
  h3: {
    fontFamily: 'var(--mall-face-display)',
    fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 2rem)',
    fontWeight: 400,
    lineHeight: 'var(--mall-leading-title)',
    letterSpacing: 'var(--mall-tracking-display)',
  },
  /** Headings of cards. */
  h4: {
    fontFamily: 'var(--mall-face-display)',
    fontSize: '1.375rem',
    fontWeight: 400,
    lineHeight: 'var(--mall-leading-title)',
    letterSpacing: 'var(--mall-tracking-title)',
  },
  /** Headings of groups inside cards and forms. */
  h5: {
    fontFamily: 'var(--mall-face-text)',
    fontSize: '1.0625rem',
    fontWeight: 600,
    lineHeight: 'var(--mall-leading-title)',
    letterSpacing: '0',
  },
  /** The smallest headings: lists and groups. */
  h6: {
    fontFamily: 'var(--mall-face-text)',
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 'var(--mall-leading-title)',
    letterSpacing: '0',
  },
  /** Introductory text below a heading. */
  subtitle1: {
    fontFamily: 'var(--mall-face-text)',
    fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
    fontWeight: 400,
    lineHeight: 'var(--mall-leading-text)',
    letterSpacing: '0',
  },
  /** Names in lists, emphasized labels. */
  subtitle2: {
    fontFamily: 'var(--mall-face-text)',
    fontSize: '0.9375rem',
    fontWeight: 500,
    lineHeight: 'var(--mall-leading-text)',
    letterSpacing: '0',
  },
  /** Running text. */
  body1: {
    fontFamily: 'var(--mall-face-text)',
    fontSize: '1rem',
    fontWeight: 400,
    lineHeight: 'var(--mall-leading-text)',
    letterSpacing: '0',
  },
  /** Text in cards, rows and forms. */
  body2: {
    fontFamily: 'var(--mall-face-text)',
    fontSize: '0.9375rem',
    fontWeight: 400,
    lineHeight: 'var(--mall-leading-text)',
    letterSpacing: '0',
  },
  /** Buttons and tabs. */
  button: {
    fontFamily: 'var(--mall-face-text)',
    fontSize: '0.9375rem',
    fontWeight: 500,
    lineHeight: 'var(--mall-leading-control)',
    letterSpacing: 'var(--mall-tracking-label)',
  },
  /** Dates, hints, badges and footnotes. */
  caption: {
    fontFamily: 'var(--mall-face-text)',
    fontSize: '0.8125rem',
    fontWeight: 400,
    lineHeight: 'var(--mall-leading-caption)',
    letterSpacing: '0',
  },
  /** The eyebrow line above a heading; in italics where the typeface is a serif and the text is Latin. */
  overline: {
    fontFamily: 'var(--mall-face-display)',
    fontSize: '1.0625rem',
    fontWeight: 400,
    lineHeight: 'var(--mall-leading-control)',
    letterSpacing: 'var(--mall-tracking-label)',
  },
} as const;
