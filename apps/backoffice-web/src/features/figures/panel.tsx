import { styled } from '@mui/material/styles'
import { Card, rem, v } from '@puente/ui'
import type { ReactNode } from 'react'

const Figure = styled('p')({
  margin: 0,
  fontSize: rem(24),
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})
const Lines = styled('div')({
  display: 'grid',
  gap: 2,
  margin: '4px 0 12px',
  color: v.inkMuted,
  fontSize: rem(12),
  '& > p': { margin: 0 },
})

interface PanelProps {
  title: string
  /** Leads to the screen with more. */
  actions?: ReactNode
  /** The main figure, which leads to its rows. */
  figure: ReactNode
  /** The comparison and further figures, one to a line. */
  lines: readonly (string | undefined)[]
  children?: ReactNode
}

/** One figure of the business with its comparison, its plot and the table behind it. */
export function Panel({ title, actions, figure, lines, children }: PanelProps) {
  return (
    <Card title={title} actions={actions}>
      <Figure>{figure}</Figure>
      <Lines>{lines.map((line) => (line === undefined ? null : <p key={line}>{line}</p>))}</Lines>
      {children}
    </Card>
  )
}
