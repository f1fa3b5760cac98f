import type {} from './palette-types.ts'
import { createTheme, type Theme } from '@mui/material/styles'
import { materialLocale } from '../controls/locale.ts'
import {
  breakpoints,
  colours,
  marks,
  primaries,
  radius,
  typeSizes,
  type Scheme,
  type ThemeKind,
} from './tokens.ts'
import { below, cssVarPrefix, rem, v } from './vars.ts'

const family = "'Montserrat Variable', 'Montserrat Stand-in', system-ui, sans-serif"

/**
 * The theme of one kind of user: the specification's colours, type and breakpoints, controls in Spanish. Its values in
 * JavaScript are those of the light scheme; pages show the variables, which have both schemes.
 */
export function createPuenteTheme(kind: ThemeKind): Theme {
  const theme = themeOf(kind, 'light')
  // Material's alpha needs a variable with the channels of each colour, which cannot depend on the scheme.
  theme.alpha = (colour, share) => `color-mix(in srgb, ${colour} calc(100% * (${share})), transparent)`
  return theme
}

/**
 * The variables of a theme: those of the light scheme, and those of both, whose colours are joined by `light-dark()`, so
 * that the `color-scheme` of an element decides and nothing is computed again.
 */
export function variablesOf(
  kind: ThemeKind,
  theme = themeOf(kind, 'light'),
): { readonly light: Variables; readonly both: Variables } {
  const light = declaredBy(theme)
  const dark = declaredBy(themeOf(kind, 'dark'))
  const both = Object.entries(light).map(([name, value]) => {
    const other = dark[name]
    return [name, isColour(value) && value !== other ? `light-dark(${value}, ${other})` : value]
  })
  return { light, both: Object.fromEntries(both) }
}

type Variables = Readonly<Record<string, string | number>>

function declaredBy(theme: Theme): Variables {
  const sheets = theme.generateStyleSheets() as readonly Record<string, Variables>[]
  const declared = Object.assign({}, ...sheets.flatMap(Object.values)) as Variables
  return Object.fromEntries(
    Object.entries(declared).filter(([name]) => name.startsWith('--') && !name.endsWith('Channel')),
  )
}

const isColour = (value: string | number): boolean => /^(#|rgb)/.test(String(value))

function themeOf(kind: ThemeKind, scheme: Scheme): Theme {
  return createTheme(
    {
      cssVariables: { cssVarPrefix },
      breakpoints: { values: breakpoints },
      palette: paletteOf(kind, scheme),
      shape: { borderRadius: radius },
      spacing: 4,
      typography,
      transitions: { duration: { shortest: 100, shorter: 120, short: 150, standard: 180, complex: 200 } },
      components: {
        MuiOutlinedInput: { styleOverrides: outlinedInput },
        MuiSvgIcon: { styleOverrides: { fontSizeMedium: { fontSize: rem(20) } } },
        MuiPaper: { styleOverrides: { elevation1: floating, elevation8: floating } },
        MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: rem(typeSizes.caption) } } },
      },
    },
    materialLocale,
  )
}

function paletteOf(kind: ThemeKind, scheme: Scheme) {
  const tones = colours[scheme]
  const state = (main: string, soft: string, dark = main) => ({
    main,
    soft,
    dark,
    contrastText: tones.surface,
  })
  return {
    mode: scheme,
    mark: marks[kind],
    primary: { ...primaries[kind][scheme], contrastText: tones.surface },
    secondary: {
      main: tones.accent,
      dark: tones.accentHover,
      soft: tones.accentSoft,
      contrastText: tones.onAccent,
    },
    success: state(tones.ok, tones.okSoft),
    warning: state(tones.warn, tones.warnSoft),
    error: state(tones.bad, tones.badSoft, tones.badDark),
    info: state(tones.info, tones.infoSoft),
    text: { primary: tones.ink, secondary: tones.inkMuted },
    divider: tones.line,
    field: tones.field,
    shade: tones.shade,
    scrim: tones.scrim,
    background: { default: tones.canvas, paper: tones.surface },
  }
}

const bodyText = {
  fontSize: rem(typeSizes.base),
  lineHeight: 1.55,
  [below.sm]: { fontSize: rem(typeSizes.phone) },
}

const typography = {
  fontFamily: family,
  fontSize: typeSizes.base,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: {
    fontSize: rem(typeSizes.heading),
    fontWeight: 600,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
  },
  h2: { fontSize: rem(typeSizes.title), fontWeight: 600, lineHeight: 1.35 },
  h3: { fontSize: rem(typeSizes.phone), fontWeight: 600, lineHeight: 1.4 },
  body1: bodyText,
  body2: bodyText,
  caption: { fontSize: rem(typeSizes.caption), lineHeight: 1.5 },
  button: { fontSize: rem(typeSizes.base), fontWeight: 600, textTransform: 'none' as const },
}

// In the dark scheme a shadow does not separate a list from what is below it.
const floating = { outline: `1px solid light-dark(transparent, ${v.line})` }

const outlinedInput = {
  root: {
    backgroundColor: v.surface,
    fontSize: rem(typeSizes.base),
    [below.sm]: { fontSize: rem(typeSizes.phone) },
    '& .MuiOutlinedInput-notchedOutline': { borderColor: v.field, transition: 'border-color 120ms' },
    '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: v.line },
    '&.MuiInputBase-adornedEnd': { paddingRight: 4 },
    '&.MuiInputBase-multiline': { padding: '10px 12px' },
  },
  input: {
    padding: '0 12px',
    height: 'var(--field-height, 44px)',
    boxSizing: 'border-box' as const,
    'textarea&': { padding: 0, height: 'auto' },
  },
}
