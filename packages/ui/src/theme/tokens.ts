import type {} from '@mui/material/themeCssVarsAugmentation';

/** Every colour of the mall by its role; a component asks for the role, never for the colour. */
export interface ColourRoles {
  /** The page's ground: warm paper. */
  paper: string;
  /** A sheet that lies on the paper: cards, panels, dialogs, fields. */
  sheet: string;
  /** A quiet band: picture grounds, the utility bar, the footer. */
  sunken: string;
  /** Running text and headlines. */
  ink: string;
  /** Secondary text. */
  inkSoft: string;
  /** Text that steps back furthest but must still be read: captions, struck prices. */
  inkFaint: string;
  /** The botanical green of links and main actions. */
  green: string;
  /** The same green under a pointer. */
  greenStrong: string;
  /** Text and icons on green. */
  onGreen: string;
  /** A green veil for chosen tiles. */
  greenVeil: string;
  /** The clay accent: eyebrows, sale prices, the cart's count. */
  clay: string;
  /** Text and icons on clay. */
  onClay: string;
  /** A clay veil behind small badges. */
  clayVeil: string;
  /** Hairlines that part things. */
  hairline: string;
  /** Borders of controls; seen against paper and sheet at 3:1 or more. */
  control: string;
  /** Errors in text and border. */
  danger: string;
  /** Text and icons on danger. */
  onDanger: string;
  /** A veil behind error notices. */
  dangerVeil: string;
  /** The focus ring. */
  focus: string;
  /** The veil under dialogs. */
  scrim: string;
}

/** Colour roles in daylight: ink on warm paper. */
export const lightRoles: ColourRoles = {
  paper: '#f7f2ea',
  sheet: '#fdfaf5',
  sunken: '#efe7da',
  ink: '#26231d',
  inkSoft: '#575145',
  inkFaint: '#696253',
  green: '#3a5a45',
  greenStrong: '#2b4534',
  onGreen: '#fbf8f1',
  greenVeil: '#e4e9db',
  clay: '#98482c',
  onClay: '#fdf7f0',
  clayVeil: '#f3e1d3',
  hairline: '#ddd2c0',
  control: '#8a8069',
  danger: '#99291f',
  onDanger: '#fdf7f0',
  dangerVeil: '#f6e0d9',
  focus: '#2b4534',
  scrim: 'rgb(38 35 29 / 0.48)',
};

/** Colour roles by lamplight: warm near-black, cream ink. */
export const darkRoles: ColourRoles = {
  paper: '#191712',
  sheet: '#221f19',
  sunken: '#12110d',
  ink: '#f0e9dc',
  inkSoft: '#c4baa8',
  inkFaint: '#a69c8a',
  green: '#a9c7ac',
  greenStrong: '#c2d9c3',
  onGreen: '#17221a',
  greenVeil: '#2a352b',
  clay: '#e3a487',
  onClay: '#2a1408',
  clayVeil: '#3d2a20',
  hairline: '#3a352b',
  control: '#857c6a',
  danger: '#f0a193',
  onDanger: '#2e0f0a',
  dangerVeil: '#422420',
  focus: '#c2d9c3',
  scrim: 'rgb(0 0 0 / 0.64)',
};

/** The 8-px rhythm: `theme.spacing(1)` is one step. */
export const spaceStep = 8;

/** Sizes by role, in CSS units; `theme.mall` carries them. */
export const mallTokens = {
  radius: {
    /** Buttons, fields, tiles. */
    control: '6px',
    /** Cards, panels, dialogs. */
    card: '10px',
    /** Pictures. */
    picture: '4px',
    /** Badges and counters. */
    pill: '999px',
  },
  border: {
    hairline: '1px',
    strong: '2px',
    focus: '2px',
    focusOffset: '2px',
    /** The coloured edge of a notice. */
    edge: '3px',
  },
  size: {
    /** Least height of a control that is pressed (44 px, above WCAG 2.2's 24). */
    target: '44px',
    /** Small controls inside dense lines. */
    targetSmall: '36px',
    /** Main buttons. */
    targetLarge: '52px',
    icon: '20px',
    /** Widest page. */
    page: '1312px',
    /** Widest column of running text. */
    measure: '64ch',
    /** Forms and dialogs. */
    form: '464px',
    formWide: '640px',
    /** A thumbnail in a cart line or an order row. */
    thumb: '96px',
    thumbSmall: '72px',
    /** Narrowest card of a product grid. */
    card: '232px',
    cardSmall: '152px',
    /** Narrowest card of words: a shop, a coupon. */
    cardWide: '20rem',
    captcha: '112px',
    /** A code to scan: in a dialog, on a page. */
    qrSmall: '100px',
    qr: '160px',
    /** Two to three digits in a number field. */
    digits: '3.25rem',
    /** A column of amounts that stand under each other. */
    amount: '7rem',
    /** Least width of a column of the footer, a select in a row, a tile. */
    column: '9.5rem',
    select: '8rem',
    tile: '13rem',
    /** Least height of a screen on which a filter of usual length is seen whole. */
    tallScreen: '60rem',
    /** One of several pictures that are added. */
    tileSmall: '8rem',
    /** The search field in the masthead. */
    search: '22rem',
    /** A footer's small picture. */
    emblem: '40px',
    logo: '28px',
  },
  /** Sizes of display type that follow the width of the window. */
  type: {
    wordmark: 'clamp(1.875rem, 1.2rem + 2vw, 3.125rem)',
    cardTitle: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
  },
  motion: {
    quick: '140ms',
    calm: '280ms',
    slow: '640ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  /** Shadows are kept for what floats above the page. */
  elevation: {
    none: 'none',
    float: '0 1px 2px rgb(38 35 29 / 0.08), 0 16px 40px -16px rgb(38 35 29 / 0.24)',
  },
} as const;

/** The shape of {@link mallTokens}; reached as `theme.mall`. */
export type MallTokens = typeof mallTokens;

declare module '@mui/material/styles' {
  interface Palette {
    roles: ColourRoles;
  }
  interface PaletteOptions {
    roles?: ColourRoles;
  }
  interface Theme {
    mall: MallTokens;
  }
  interface ThemeOptions {
    mall?: MallTokens;
  }
}

/** Layers from low to high; `theme.zIndex` carries MUI's names for the same steps. */
export const layers = { header: 1100, panel: 1200, dialog: 1300, notice: 1400, skipLink: 1500 } as const;

const cjkSans = {
  zh: '"PingFang SC", "Noto Sans CJK SC", "Source Han Sans SC", "Microsoft YaHei"',
  tn: '"PingFang TC", "Noto Sans CJK TC", "Source Han Sans TC", "Microsoft JhengHei"',
  ko: '"Apple SD Gothic Neo", "Noto Sans CJK KR", "Malgun Gothic"',
};
const cjkSerif = {
  zh: '"Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", "STSong"',
  tn: '"Songti TC", "Noto Serif CJK TC", "Source Han Serif TC", "PMingLiU"',
  ko: '"AppleMyungjo", "Noto Serif CJK KR", "Nanum Myeongjo", "Batang"',
};
const latinText = '"Sylvane Text", "Sylvane Text Fallback", "Sylvane Text Fallback Android"';
const latinDisplay = '"Sylvane Display", "Sylvane Display Fallback", "Sylvane Display Fallback Android"';

type Script = 'latin' | 'zh' | 'tn' | 'ko';

function face(script: Script): Record<`--mall-${string}`, string> {
  const cjk = script !== 'latin';
  const sans = script === 'latin' ? `${cjkSans.zh}` : cjkSans[script];
  const serif = script === 'latin' ? `${cjkSerif.zh}` : cjkSerif[script];
  return {
    '--mall-face-text': `${latinText}, ${sans}, system-ui, sans-serif`,
    '--mall-face-display': `${latinDisplay}, ${serif}, Georgia, serif`,
    '--mall-leading-text': cjk ? '1.75' : '1.6',
    '--mall-leading-display': cjk ? '1.32' : '1.1',
    '--mall-leading-title': cjk ? '1.45' : '1.25',
    '--mall-tracking-display': cjk ? '0' : '-0.018em',
    '--mall-tracking-label': cjk ? '0.06em' : '0.01em',
    '--mall-style-eyebrow': cjk ? 'normal' : 'italic',
  };
}

/** Faces, line heights and tracking by the language of the element, as custom properties the type scale reads. */
export const languageFaces = {
  ':root': face('latin'),
  '[lang|="zh"]': face('zh'),
  '[lang="zh-TW"], [lang|="zh-Hant"]': face('tn'),
  '[lang|="ko"]': face('ko'),
  '[lang|="en"]': face('latin'),
};

/** How lines break by the language of the element: Korean between its words, Chinese by its strict rules. */
export const languageBreaks = {
  ':lang(ko)': { wordBreak: 'keep-all' },
  ':lang(zh)': { wordBreak: 'normal', lineBreak: 'strict' },
} as const;
