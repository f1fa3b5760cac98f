/** The user group: each kind of customer has its own primary colour, and staff use that of persons. */
export type ThemeKind = 'person' | 'company' | 'staff'

interface Primary {
  readonly main: string
  /** One step darker: for hover, and for filled actions in the company theme, whose grey looks disabled. */
  readonly dark: string
  readonly soft: string
  /** The fill of a primary button. */
  readonly action: string
  readonly actionHover: string
}

const blue: Primary = {
  main: '#074f71',
  dark: '#053b55',
  soft: '#eef3f5',
  action: '#074f71',
  actionHover: '#053b55',
}

export const primaries: Readonly<Record<ThemeKind, Primary>> = {
  person: blue,
  company: { main: '#68696A', dark: '#4e4f50', soft: '#f3f3f3', action: '#4e4f50', actionHover: '#3a3b3c' },
  staff: blue,
}

/** Colours that are the same in all themes. */
export const colours = {
  accent: '#F8B133',
  accentHover: '#f0a21a',
  accentSoft: '#fef4e2',
  onAccent: '#2b1d00',
  ink: '#16242c',
  inkMuted: '#54636c',
  line: '#e3e7ea',
  /** The border of a field: contrast 3:1 on white, which the hairline does not have. */
  field: '#7b878f',
  surface: '#ffffff',
  canvas: '#f6f8f9',
  ok: '#1b7f4b',
  okSoft: '#edf5f1',
  warn: '#8a5a00',
  warnSoft: '#f9f3e8',
  bad: '#b3261e',
  badDark: '#8f1d17',
  badSoft: '#faf0ef',
  info: '#01579b',
  infoSoft: '#ebf2f7',
} as const

/** Type sizes in px; the specification's base is 13. */
export const typeSizes = { caption: 12, base: 13, phone: 15, title: 18, heading: 24, large: 32, display: 44 }

export const radius = 10

/** The only shadow, for floating elements. */
export const shadow = '0 6px 24px rgb(22 36 44 / 0.12)'

export const breakpoints = { xs: 0, sm: 501, md: 769, lg: 1200, xl: 1366 }

/** A foreground and a background with their use: text needs a contrast of 4.5, shapes and large text 3. */
export interface Pair {
  readonly name: string
  readonly front: string
  readonly back: string
  readonly use: 'text' | 'shape'
}

const states = ['ok', 'warn', 'bad', 'info'] as const

function statePairs(): Pair[] {
  return states.flatMap((state): Pair[] => [
    { name: `${state} on surface`, front: colours[state], back: colours.surface, use: 'text' },
    { name: `${state} on canvas`, front: colours[state], back: colours.canvas, use: 'text' },
    { name: `${state} on its soft`, front: colours[state], back: colours[`${state}Soft`], use: 'text' },
    { name: `ink on ${state} soft`, front: colours.ink, back: colours[`${state}Soft`], use: 'text' },
    { name: `muted on ${state} soft`, front: colours.inkMuted, back: colours[`${state}Soft`], use: 'text' },
  ])
}

function primaryPairs(kind: ThemeKind): Pair[] {
  const primary = primaries[kind]
  return [
    { name: `${kind} primary on surface`, front: primary.main, back: colours.surface, use: 'text' },
    { name: `${kind} primary on canvas`, front: primary.main, back: colours.canvas, use: 'text' },
    { name: `${kind} primary on its soft`, front: primary.main, back: primary.soft, use: 'text' },
    { name: `${kind} dark on its soft`, front: primary.dark, back: primary.soft, use: 'text' },
    { name: `${kind} ink on soft`, front: colours.ink, back: primary.soft, use: 'text' },
    { name: `${kind} muted on soft`, front: colours.inkMuted, back: primary.soft, use: 'text' },
    { name: `${kind} white on action`, front: colours.surface, back: primary.action, use: 'text' },
    { name: `${kind} white on action hover`, front: colours.surface, back: primary.actionHover, use: 'text' },
    { name: `${kind} focus ring`, front: primary.dark, back: colours.canvas, use: 'shape' },
  ]
}

/** Every pair of colours that the kit combines. */
export const palettePairs: readonly Pair[] = [
  { name: 'ink on surface', front: colours.ink, back: colours.surface, use: 'text' },
  { name: 'ink on canvas', front: colours.ink, back: colours.canvas, use: 'text' },
  { name: 'muted on surface', front: colours.inkMuted, back: colours.surface, use: 'text' },
  { name: 'muted on canvas', front: colours.inkMuted, back: colours.canvas, use: 'text' },
  { name: 'dark on accent', front: colours.onAccent, back: colours.accent, use: 'text' },
  { name: 'dark on accent hover', front: colours.onAccent, back: colours.accentHover, use: 'text' },
  { name: 'dark on accent soft', front: colours.onAccent, back: colours.accentSoft, use: 'text' },
  { name: 'muted on accent soft', front: colours.inkMuted, back: colours.accentSoft, use: 'text' },
  { name: 'white on danger', front: colours.surface, back: colours.bad, use: 'text' },
  { name: 'white on danger hover', front: colours.surface, back: colours.badDark, use: 'text' },
  { name: 'field boundary', front: colours.field, back: colours.surface, use: 'shape' },
  ...statePairs(),
  ...primaryPairs('person'),
  ...primaryPairs('company'),
  ...primaryPairs('staff'),
]
