/** The user group: each kind of customer has its own primary colour, and staff use that of persons. */
export type ThemeKind = 'person' | 'company' | 'staff'

/** Customers see the scheme of their system, or the one that they chose; staff see the light one. */
export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

interface Primary {
  readonly main: string
  /** For hover and focus: one step darker, in the dark scheme one step lighter. */
  readonly dark: string
  readonly soft: string
}

const blue: Readonly<Record<Scheme, Primary>> = {
  light: { main: '#074f71', dark: '#053b55', soft: '#eef3f5' },
  dark: { main: '#7cc3e8', dark: '#a8daf4', soft: '#152c39' },
}

export const primaries: Readonly<Record<ThemeKind, Readonly<Record<Scheme, Primary>>>> = {
  person: blue,
  // The specification's grey alone looks disabled: this is the colour halfway between it and the blue.
  company: {
    light: { main: '#385c6e', dark: '#294353', soft: '#f0f3f4' },
    dark: { main: '#a9c4d2', dark: '#cadce6', soft: '#222d34' },
  },
  staff: blue,
}

/** The colour of the logo and of the signs of a kind of customer, from the specification. */
export const marks: Readonly<Record<ThemeKind, string>> = {
  person: '#074f71',
  company: '#68696A',
  staff: '#074f71',
}

const light = {
  accent: '#F8B133',
  accentHover: '#f0a21a',
  accentSoft: '#fef4e2',
  onAccent: '#2b1d00',
  ink: '#16242c',
  inkMuted: '#54636c',
  line: '#e3e7ea',
  /** The border of a field: contrast 3:1 on the surface, which the hairline does not have. */
  field: '#7b878f',
  surface: '#ffffff',
  canvas: '#f6f8f9',
  ok: '#1b7f4b',
  okSoft: '#edf5f1',
  warn: '#8a5a00',
  warnSoft: '#f9f3e8',
  bad: '#b3261e',
  /** For hover: one step darker, in the dark scheme one step lighter. */
  badDark: '#8f1d17',
  badSoft: '#faf0ef',
  info: '#01579b',
  infoSoft: '#ebf2f7',
  /** The colour of the shadow. */
  shade: 'rgb(22 36 44 / 0.12)',
  /** Covers the page behind a dialog. */
  scrim: 'rgb(22 36 44 / 0.45)',
}

type Colours = Readonly<typeof light>

/** Colours that are the same in all themes. In the dark scheme fills are light, with text of the surface's colour. */
export const colours: Readonly<Record<Scheme, Colours>> = {
  light,
  dark: {
    accent: '#F8B133',
    accentHover: '#ffc45c',
    accentSoft: '#33280f',
    onAccent: '#2b1d00',
    ink: '#e4ebef',
    inkMuted: '#a3b3bd',
    line: '#2c3942',
    field: '#75858f',
    surface: '#182229',
    canvas: '#0f171c',
    ok: '#62cf97',
    okSoft: '#152e23',
    warn: '#e6b75c',
    warnSoft: '#302714',
    bad: '#f4938b',
    badDark: '#f8b4ae',
    badSoft: '#3a2222',
    info: '#80bff0',
    infoSoft: '#15293a',
    shade: 'rgb(0 0 0 / 0.5)',
    scrim: 'rgb(0 0 0 / 0.6)',
  },
}

/** Printed codes, which readers of codes expect dark on white in both schemes. */
export const printed = { ink: '#000000', ground: '#ffffff' }

/** The strokes of the logo on its mark. */
export const logoStroke = '#ffffff'

/** Type sizes in px; the specification's base is 13. */
export const typeSizes = { caption: 12, base: 13, phone: 15, title: 18, heading: 24, large: 32, display: 44 }

export const radius = 10

export const breakpoints = { xs: 0, sm: 501, md: 769, lg: 1200, xl: 1366 }
