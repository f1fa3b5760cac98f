import type {} from './palette-types.ts'
import { createTheme, type Theme } from '@mui/material/styles'
import { materialLocale } from '../controls/locale.ts'
import { breakpoints, colours, primaries, radius, typeSizes, type ThemeKind } from './tokens.ts'
import { below, cssVarPrefix, rem, v } from './vars.ts'

const family = "'Montserrat Variable', 'Montserrat Stand-in', system-ui, sans-serif"

/** The theme of one kind of user: the specification's colours, type and breakpoints, controls in Spanish. */
export function createPuenteTheme(kind: ThemeKind): Theme {
  return createTheme(
    {
      cssVariables: { cssVarPrefix },
      breakpoints: { values: breakpoints },
      palette: paletteOf(kind),
      shape: { borderRadius: radius },
      spacing: 4,
      typography,
      transitions: { duration: { shortest: 100, shorter: 120, short: 150, standard: 180, complex: 200 } },
      components: {
        MuiOutlinedInput: { styleOverrides: outlinedInput },
        MuiSvgIcon: { styleOverrides: { fontSizeMedium: { fontSize: rem(20) } } },
        MuiNativeSelect: { styleOverrides: nativeSelect },
        MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: rem(typeSizes.caption) } } },
      },
    },
    materialLocale,
  )
}

function paletteOf(kind: ThemeKind) {
  const primary = primaries[kind]
  const state = (main: string, soft: string, dark = main) => ({
    main,
    soft,
    dark,
    action: main,
    actionHover: dark,
    contrastText: colours.surface,
  })
  return {
    mode: 'light' as const,
    primary: { ...primary, contrastText: colours.surface },
    secondary: {
      main: colours.accent,
      dark: colours.accentHover,
      soft: colours.accentSoft,
      action: colours.accent,
      actionHover: colours.accentHover,
      contrastText: colours.onAccent,
    },
    success: state(colours.ok, colours.okSoft),
    warning: state(colours.warn, colours.warnSoft),
    error: state(colours.bad, colours.badSoft, colours.badDark),
    info: state(colours.info, colours.infoSoft),
    text: { primary: colours.ink, secondary: colours.inkMuted },
    divider: colours.line,
    field: colours.field,
    background: { default: colours.canvas, paper: colours.surface },
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

// NativeSelect has an outlined variant only within TextField: its arrow and padding are set here.
const nativeSelect = {
  select: { '&&': { paddingRight: 36 } },
  icon: { right: 10, color: v.inkMuted },
}

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
    '&::placeholder': { color: v.inkMuted, opacity: 1 },
  },
}
