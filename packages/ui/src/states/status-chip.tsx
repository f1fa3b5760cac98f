import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { rem, v } from '../theme/vars.ts'

/** neutral and ok are unobtrusive; colour marks what needs attention. */
export type Tone = 'neutral' | 'ok' | 'info' | 'warn' | 'bad'

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '2px 10px',
  borderRadius: 999,
  backgroundColor: v.primarySoft,
  color: v.ink,
  fontSize: rem(12),
  fontWeight: 500,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
  '&[data-tone="ok"]': { backgroundColor: v.okSoft, color: v.ok },
  '&[data-tone="info"]': { backgroundColor: v.infoSoft, color: v.info },
  '&[data-tone="warn"]': { backgroundColor: v.warnSoft, color: v.warn },
  '&[data-tone="bad"]': { backgroundColor: v.badSoft, color: v.bad },
})

/** A state as text; its colour only repeats it. */
export function StatusChip({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <Chip data-tone={tone}>{children}</Chip>
}
