/** Colors and typefaces of demo logos, by what an employer does. */
import type { FontName } from '../../runtime/core/theme/typefaces.ts';
import type { SymbolName } from './logo-symbols.ts';

export interface LogoPalette {
  ground: string;
  /** Legible on the ground (WCAG AA). */
  ink: string;
  accent: string;
}

const palette = (ground: string, ink: string, accent: string): LogoPalette => ({ ground, ink, accent });

export const PALETTES = {
  navy: palette('#14304f', '#ffffff', '#f2b544'),
  harbor: palette('#0d4a5e', '#f4f1e6', '#f08a4b'),
  bottle: palette('#143d2b', '#f3efe0', '#d9a441'),
  oxblood: palette('#6b1a24', '#f7ead9', '#e0a96d'),
  plum: palette('#4a1f45', '#fbeef5', '#f29fb5'),
  black: palette('#1b1b1f', '#ffffff', '#e5484d'),
  slate: palette('#2f3e46', '#e8efe9', '#a3c4a8'),
  cobalt: palette('#1746a2', '#ffffff', '#ffd23f'),
  teal: palette('#00615f', '#ffffff', '#ffcf70'),
  brick: palette('#9a3412', '#fff4e6', '#fdd29b'),
  moss: palette('#4b5d16', '#fffbe6', '#e9d66b'),
  aubergine: palette('#32214f', '#efe9ff', '#9f86ff'),
  raspberry: palette('#a3124b', '#ffffff', '#ffc2d6'),
  steel: palette('#33475b', '#ffffff', '#7fc8f8'),
  forest: palette('#0f5132', '#ffffff', '#b7e4c7'),
  vermilion: palette('#c0291b', '#ffffff', '#ffd9b0'),
  royal: palette('#3b2a8c', '#ffffff', '#ff9f68'),
  cocoa: palette('#432818', '#ffe8c9', '#dda15e'),
  whiteNavy: palette('#ffffff', '#14304f', '#d1495b'),
  whiteRed: palette('#ffffff', '#b3261e', '#1b1b1f'),
  whiteGreen: palette('#ffffff', '#0f5132', '#e0a100'),
  whiteBlue: palette('#ffffff', '#1746a2', '#f25c05'),
  whiteBlack: palette('#ffffff', '#1b1b1f', '#1b9aaa'),
  whitePlum: palette('#ffffff', '#6a1b58', '#f08a4b'),
  cream: palette('#f6efdd', '#432818', '#b0413e'),
  oat: palette('#f3ead3', '#143d2b', '#c46210'),
  sky: palette('#dcecf5', '#123b5d', '#e4572e'),
  mint: palette('#d9efe3', '#0b4f3c', '#f28f3b'),
  blush: palette('#fbe3dd', '#7a1f2b', '#2f3e46'),
  lemon: palette('#ffd84d', '#1b1b1f', '#b3261e'),
  orange: palette('#ff9e3d', '#2b1a08', '#7a1f2b'),
  lilac: palette('#e6e0f7', '#3b2a8c', '#d1495b'),
  sand: palette('#e7dcc8', '#33475b', '#a44a3f'),
  coral: palette('#ff7f66', '#2b0f0b', '#fff1e0'),
} as const;

export type PaletteName = keyof typeof PALETTES;

/** What logos of a kind of employer have in common. */
export interface LogoCharacter {
  palettes: readonly PaletteName[];
  faces: readonly FontName[];
  /** Symbols that suit, whatever the name says. */
  symbols: readonly SymbolName[];
}

const BOOKISH: LogoCharacter = {
  palettes: [
    'oxblood',
    'bottle',
    'cream',
    'oat',
    'navy',
    'whiteBlack',
    'whiteRed',
    'plum',
    'sand',
    'whiteGreen',
    'black',
  ],
  faces: ['source-serif-4', 'eb-garamond', 'lora', 'playfair-display', 'jost', 'besley'],
  symbols: ['book', 'spines', 'nib', 'arch', 'temple', 'bird', 'quarters', 'lighthouse'],
};

/** By words in the trade; the first that fits. */
const CHARACTERS: readonly [trade: RegExp, character: LogoCharacter][] = [
  [/librar|archives|livre|edition|newsroom/, BOOKISH],
  [
    /galler|museum/,
    {
      ...BOOKISH,
      faces: ['jost', 'playfair-display', 'space-grotesk', 'bricolage-grotesque'],
      symbols: ['arch', 'quarters', 'temple', 'sunrise', 'rings'],
    },
  ],
  [
    /maritime|hafen/,
    {
      palettes: ['navy', 'harbor', 'sky', 'whiteNavy', 'whiteRed', 'teal', 'vermilion', 'steel', 'cream'],
      faces: ['oswald', 'roboto-slab', 'besley', 'archivo-narrow', 'jost'],
      symbols: ['anchor', 'waves', 'sail', 'lighthouse', 'fish', 'crane', 'star'],
    },
  ],
  [
    /stations|marketing/,
    {
      palettes: [
        'black',
        'vermilion',
        'lemon',
        'aubergine',
        'cobalt',
        'orange',
        'raspberry',
        'whiteBlack',
        'coral',
        'royal',
        'lilac',
      ],
      faces: ['oswald', 'space-grotesk', 'bricolage-grotesque', 'archivo', 'big-shoulders-stencil', 'jost'],
      symbols: ['mast', 'microphone', 'equalizer', 'rings', 'bird', 'star', 'quarters'],
    },
  ],
  [
    /school|bildung|campus|enseignement/,
    {
      palettes: ['navy', 'oxblood', 'forest', 'cobalt', 'lemon', 'whiteBlue', 'royal', 'sky', 'orange', 'whiteGreen'],
      faces: ['roboto-slab', 'nunito', 'source-serif-4', 'public-sans', 'fraunces', 'atkinson-hyperlegible-next'],
      symbols: ['cap', 'shield', 'book', 'pine', 'sunrise', 'bird', 'tower', 'star'],
    },
  ],
  [
    /health|care|pflege|sante|salud|community|nonprofit|inclusion|people/,
    {
      palettes: [
        'teal',
        'plum',
        'mint',
        'blush',
        'whitePlum',
        'lilac',
        'forest',
        'raspberry',
        'sky',
        'coral',
        'whiteGreen',
        'whiteBlue',
      ],
      faces: ['nunito', 'source-sans-3', 'fraunces', 'jost', 'inter', 'atkinson-hyperlegible-next'],
      symbols: ['cross', 'heart', 'leaf', 'house', 'sunrise', 'people', 'rings', 'quarters', 'bird'],
    },
  ],
  [
    /hospitality|gastgewerbe|restauration|kitchens|pubs|cocina|hosteleria|bergbahnen/,
    {
      palettes: [
        'cocoa',
        'brick',
        'cream',
        'orange',
        'lemon',
        'oxblood',
        'bottle',
        'coral',
        'black',
        'blush',
        'oat',
        'vermilion',
      ],
      faces: ['playfair-display', 'fraunces', 'bricolage-grotesque', 'jost', 'lora', 'oswald', 'eb-garamond'],
      symbols: ['fork', 'cup', 'bell', 'wheat', 'fish', 'sunrise', 'peaks', 'bird', 'grapes'],
    },
  ],
  [
    /shops|handel|commerce|librairies|comercio/,
    {
      palettes: ['forest', 'lemon', 'brick', 'whiteRed', 'mint', 'plum', 'cream', 'orange', 'cobalt', 'oat'],
      faces: ['bricolage-grotesque', 'besley', 'nunito', 'archivo', 'fraunces', 'jost'],
      symbols: ['awning', 'leaf', 'wheat', 'house', 'star', 'rings', 'spines'],
    },
  ],
  [
    /farm|agri|viticulture/,
    {
      palettes: ['moss', 'bottle', 'oat', 'brick', 'cream', 'whiteGreen', 'cocoa', 'orange', 'lemon'],
      faces: ['besley', 'roboto-slab', 'fraunces', 'oswald', 'lora'],
      symbols: ['wheat', 'leaf', 'sunrise', 'pine', 'drop', 'grapes', 'house'],
    },
  ],
  [
    /construction|handwerk|batiment|building|construccion/,
    {
      palettes: ['black', 'lemon', 'orange', 'brick', 'steel', 'navy', 'whiteRed', 'vermilion', 'sand', 'forest'],
      faces: ['oswald', 'archivo', 'big-shoulders-stencil', 'archivo-narrow', 'roboto-slab'],
      symbols: ['hammer', 'bricks', 'house', 'crane', 'bolt', 'drop', 'pine', 'cube', 'road'],
    },
  ],
  [
    /logistik|transport|freight|rail|nahverkehr/,
    {
      palettes: ['vermilion', 'navy', 'orange', 'lemon', 'whiteBlue', 'whiteRed', 'black', 'cobalt', 'steel', 'forest'],
      faces: ['archivo', 'oswald', 'archivo-narrow', 'ibm-plex-sans', 'big-shoulders-stencil'],
      symbols: ['truck', 'rails', 'road', 'wheel', 'cube', 'star', 'crane', 'waves'],
    },
  ],
  [
    /netze|wasser|power|utilit|energie|stadtwerke|warme/,
    {
      palettes: ['cobalt', 'teal', 'lemon', 'whiteBlue', 'sky', 'mint', 'forest', 'orange', 'steel', 'royal'],
      faces: ['ibm-plex-sans', 'public-sans', 'archivo', 'jost', 'source-sans-3', 'space-grotesk'],
      symbols: ['bolt', 'drop', 'sun', 'turbine', 'flame', 'waves', 'quarters', 'orbit'],
    },
  ],
  [
    /council|public|gemeinde|dienst|administration/,
    {
      palettes: ['navy', 'oxblood', 'forest', 'whiteNavy', 'slate', 'sky', 'royal', 'whiteGreen', 'sand', 'cobalt'],
      faces: ['public-sans', 'source-serif-4', 'lora', 'source-sans-3', 'jost'],
      symbols: ['tower', 'temple', 'shield', 'waves', 'peaks', 'arch', 'star'],
    },
  ],
  [
    /software|it$|finance|office|buero|bureau|oficina|aerospace|life_sciences/,
    {
      palettes: [
        'aubergine',
        'cobalt',
        'royal',
        'whiteBlack',
        'whiteBlue',
        'lilac',
        'teal',
        'black',
        'steel',
        'navy',
        'coral',
        'mint',
      ],
      faces: ['space-grotesk', 'inter', 'jost', 'ibm-plex-sans', 'source-serif-4', 'playfair-display'],
      symbols: ['orbit', 'cube', 'chart', 'quarters', 'rings', 'key', 'temple', 'flask', 'peaks'],
    },
  ],
];

/** Workshops, mills, plants. */
const OTHERS: LogoCharacter = {
  palettes: [
    'steel',
    'vermilion',
    'navy',
    'black',
    'whiteRed',
    'whiteBlue',
    'orange',
    'slate',
    'harbor',
    'sand',
    'brick',
  ],
  faces: ['archivo', 'ibm-plex-sans', 'oswald', 'roboto-slab', 'space-grotesk', 'archivo-narrow'],
  symbols: ['gear', 'cube', 'bolt', 'quarters', 'wheel', 'peaks', 'flask', 'rings'],
};

export function characterOf(trade: string): LogoCharacter {
  return CHARACTERS.find(([words]) => words.test(trade))?.[1] ?? OTHERS;
}
