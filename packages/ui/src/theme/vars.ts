/** The tokens as CSS variables: styles follow the theme and the scheme without being recomputed. */
export const cssVarPrefix = 'pu'

const palette = (path: string) => `var(--${cssVarPrefix}-palette-${path})`

export const v = {
  mark: palette('mark'),
  primary: palette('primary-main'),
  primaryDark: palette('primary-dark'),
  primarySoft: palette('primary-soft'),
  accent: palette('secondary-main'),
  accentHover: palette('secondary-dark'),
  accentSoft: palette('secondary-soft'),
  onAccent: palette('secondary-contrastText'),
  ink: palette('text-primary'),
  inkMuted: palette('text-secondary'),
  line: palette('divider'),
  field: palette('field'),
  shade: palette('shade'),
  scrim: palette('scrim'),
  surface: palette('background-paper'),
  canvas: palette('background-default'),
  ok: palette('success-main'),
  okSoft: palette('success-soft'),
  warn: palette('warning-main'),
  warnSoft: palette('warning-soft'),
  bad: palette('error-main'),
  badDark: palette('error-dark'),
  badSoft: palette('error-soft'),
  info: palette('info-main'),
  infoSoft: palette('info-soft'),
} as const

/** The only shadow, for floating elements. */
export const shadow = `0 6px 24px ${v.shade}`

/** A size in px as rem, so that the reader's own text size applies. */
export const rem = (px: number) => `${px / 16}rem`

/** Media queries of the specification's breakpoints. */
export const from = {
  sm: '@media (min-width:501px)',
  md: '@media (min-width:769px)',
  lg: '@media (min-width:1200px)',
}
export const below = { sm: '@media (max-width:500.95px)', md: '@media (max-width:768.95px)' }

export const reducedMotion = '@media (prefers-reduced-motion: reduce)'

/** Hides text visually but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const
