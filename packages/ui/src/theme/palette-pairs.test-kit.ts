import {
  colours,
  logoStroke,
  marks,
  primaries,
  printed,
  schemes,
  type Scheme,
  type ThemeKind,
} from './tokens.ts'

/** A foreground and a background with their use: text needs a contrast of 4.5, shapes and large text 3. */
export interface Pair {
  readonly name: string
  readonly front: string
  readonly back: string
  readonly use: 'text' | 'shape'
}

const states = ['ok', 'warn', 'bad', 'info'] as const
const kinds = ['person', 'company', 'staff'] as const

/** Every pair of colours that the kit combines, in both schemes. */
export const palettePairs: readonly Pair[] = [
  ...schemes.flatMap((scheme) => [
    ...commonPairs(scheme),
    ...statePairs(scheme),
    ...kinds.flatMap((kind) => primaryPairs(kind, scheme)),
  ]),
  ...kinds.map((kind): Pair => ({
    name: `logo of ${kind}`,
    front: logoStroke,
    back: marks[kind],
    use: 'shape',
  })),
  { name: 'printed code', front: printed.ink, back: printed.ground, use: 'text' },
]

function commonPairs(scheme: Scheme): Pair[] {
  const { ink, inkMuted, surface, canvas, accent, accentHover, accentSoft, onAccent, bad, badDark, field } =
    colours[scheme]
  return [
    { name: `${scheme}: ink on surface`, front: ink, back: surface, use: 'text' },
    { name: `${scheme}: ink on canvas`, front: ink, back: canvas, use: 'text' },
    { name: `${scheme}: muted on surface`, front: inkMuted, back: surface, use: 'text' },
    { name: `${scheme}: muted on canvas`, front: inkMuted, back: canvas, use: 'text' },
    { name: `${scheme}: dark on accent`, front: onAccent, back: accent, use: 'text' },
    { name: `${scheme}: dark on accent hover`, front: onAccent, back: accentHover, use: 'text' },
    { name: `${scheme}: ink on accent soft`, front: ink, back: accentSoft, use: 'text' },
    { name: `${scheme}: muted on accent soft`, front: inkMuted, back: accentSoft, use: 'text' },
    { name: `${scheme}: surface on danger`, front: surface, back: bad, use: 'text' },
    { name: `${scheme}: surface on danger hover`, front: surface, back: badDark, use: 'text' },
    { name: `${scheme}: surface on ink`, front: surface, back: ink, use: 'text' },
    { name: `${scheme}: field boundary`, front: field, back: surface, use: 'shape' },
    { name: `${scheme}: field boundary on canvas`, front: field, back: canvas, use: 'shape' },
  ]
}

function statePairs(scheme: Scheme): Pair[] {
  const tones = colours[scheme]
  return states.flatMap((state): Pair[] => [
    { name: `${scheme}: ${state} on surface`, front: tones[state], back: tones.surface, use: 'text' },
    { name: `${scheme}: ${state} on canvas`, front: tones[state], back: tones.canvas, use: 'text' },
    {
      name: `${scheme}: ${state} on its soft`,
      front: tones[state],
      back: tones[`${state}Soft`],
      use: 'text',
    },
    { name: `${scheme}: ink on ${state} soft`, front: tones.ink, back: tones[`${state}Soft`], use: 'text' },
    {
      name: `${scheme}: muted on ${state} soft`,
      front: tones.inkMuted,
      back: tones[`${state}Soft`],
      use: 'text',
    },
  ])
}

function primaryPairs(kind: ThemeKind, scheme: Scheme): Pair[] {
  const { main, dark, soft } = primaries[kind][scheme]
  const { surface, canvas, ink, inkMuted } = colours[scheme]
  const name = (what: string) => `${scheme}: ${kind} ${what}`
  return [
    { name: name('primary on surface'), front: main, back: surface, use: 'text' },
    { name: name('primary on canvas'), front: main, back: canvas, use: 'text' },
    { name: name('primary on its soft'), front: main, back: soft, use: 'text' },
    { name: name('hover on its soft'), front: dark, back: soft, use: 'text' },
    { name: name('ink on soft'), front: ink, back: soft, use: 'text' },
    { name: name('muted on soft'), front: inkMuted, back: soft, use: 'text' },
    { name: name('surface on action'), front: surface, back: main, use: 'text' },
    { name: name('surface on action hover'), front: surface, back: dark, use: 'text' },
    { name: name('focus ring'), front: dark, back: canvas, use: 'shape' },
  ]
}
