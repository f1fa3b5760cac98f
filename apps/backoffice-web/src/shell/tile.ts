import { rem, v } from '@puente/ui'

/** The box of one figure among others. */
export const tile = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  padding: '12px 16px',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  backgroundColor: v.surface,
} as const

/** The text of a tile beside its figure. */
export const tileText = { color: v.inkMuted, fontSize: rem(12) } as const
