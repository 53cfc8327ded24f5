// Generated from src/theme/tokens.json by scripts/generate.ts. Do not edit.
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
  /** Focus ring of the element that has keyboard focus. */
  focus: string;
  /** Overlay that dims the page behind a dialog. */
  scrim: string;
}

/** Color roles of the light scheme. */
export const lightRoles: ColorRoles = {
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
  focus: '#2b4534',
  scrim: 'rgb(38 35 29 / 0.48)',
};

/** Color roles of the dark scheme. */
export const darkRoles: ColorRoles = {
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
  focus: '#c2d9c3',
  scrim: 'rgb(0 0 0 / 0.64)',
};

/** The tokens that are not colors; `theme.mall` has them. */
export interface MallTokens {
  radius: {
    /** Corners of buttons, fields and tiles. */
    control: string;
    /** Corners of cards, panels and dialogs. */
    card: string;
    /** Corners of images. */
    picture: string;
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
    };
    cjk: {
      /** Line height of body text in Chinese and Korean text. */
      text: number;
      /** Line height of large headings in Chinese and Korean text. */
      display: number;
      /** Line height of small headings in Chinese and Korean text. */
      title: number;
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
  elevation: {
    /** Shadow of what floats above the page: dialogs, menus and toasts. */
    float: string;
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
  space: {
    /** Unit of the spacing scale: `theme.spacing(1)`. */
    step: string;
  };
}

/** The tokens of the default theme. */
export const mallTokens: MallTokens = {
  radius: {
    control: '6px',
    card: '10px',
    picture: '4px',
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
      zh: '"Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", "STSong"',
      tn: '"Songti TC", "Noto Serif CJK TC", "Source Han Serif TC", "PMingLiU"',
      ko: '"AppleMyungjo", "Noto Serif CJK KR", "Nanum Myeongjo", "Batang"',
    },
  },
  leading: {
    latin: {
      text: 1.6,
      display: 1.1,
      title: 1.25,
    },
    cjk: {
      text: 1.75,
      display: 1.32,
      title: 1.45,
    },
  },
  motion: {
    quick: '140ms',
    calm: '280ms',
    slow: '640ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  elevation: {
    float: '0 1px 2px rgb(38 35 29 / 0.08), 0 16px 40px -16px rgb(38 35 29 / 0.24)',
  },
  layer: {
    header: 1100,
    panel: 1200,
    dialog: 1300,
    notice: 1400,
    skipLink: 1500,
  },
  space: {
    step: '8px',
  },
};

/** The tokens that differ in the compact density. */
export const compactTokens = {
  space: {
    step: '6px',
  },
  size: {
    target: '40px',
    targetSmall: '32px',
    targetLarge: '48px',
  },
} as const;
