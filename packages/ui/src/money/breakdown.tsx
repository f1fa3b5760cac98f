import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { rem, v } from '../theme/vars.ts'

export interface BreakdownRow {
  readonly sign?: '−' | '=' | '×' | '÷' | '+' | undefined
  readonly label: ReactNode
  readonly value: string
  readonly hint?: ReactNode
  readonly strong?: true
}

const Thread = styled('dl')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  margin: 0,
  paddingLeft: 34,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 6,
    bottom: 6,
    left: 10,
    width: 2,
    backgroundColor: v.line,
  },
})

const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  // If label and amount do not fit on one line, the amount moves below. Words are not broken.
  '& > dt': { flex: 1, overflowWrap: 'normal', color: v.inkMuted },
  '& > dd': {
    margin: '0 0 0 auto',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontWeight: 500,
  },
  '&[data-strong] > dt': { color: v.ink, fontWeight: 600 },
  '&[data-strong] > dd': { fontWeight: 600 },
  '& > dd[data-hint]': {
    flexBasis: '100%',
    margin: 0,
    textAlign: 'left',
    fontSize: rem(12),
    fontWeight: 400,
    color: v.inkMuted,
  },
})

const Sign = styled('span')({
  position: 'absolute',
  top: 0,
  left: -34,
  width: 22,
  height: 22,
  borderRadius: '50%',
  backgroundColor: v.primarySoft,
  color: v.primary,
  fontSize: rem(13),
  fontWeight: 600,
  lineHeight: '22px',
  textAlign: 'center',
})

interface BreakdownProps {
  /** The accessible name of the list. */
  label: string
  rows: readonly BreakdownRow[]
}

/** The steps of the calculation from one amount to another. */
export function Breakdown({ label, rows }: BreakdownProps) {
  return (
    <Thread aria-label={label}>
      {rows.map((row, index) => (
        <Row key={index} data-strong={row.strong}>
          <dt>
            {row.sign === undefined ? null : <Sign aria-hidden>{row.sign}</Sign>}
            {row.label}
          </dt>
          {/* A new element for each figure: the browser counts the moved left edge of a longer one as a layout shift. */}
          <dd key={row.value} data-figures>
            {row.value}
          </dd>
          {row.hint === undefined ? null : <dd data-hint>{row.hint}</dd>}
        </Row>
      ))}
    </Thread>
  )
}

const Total = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  paddingTop: 12,
  borderTop: `1px solid ${v.line}`,
  fontWeight: 600,
  '& > span:last-of-type': {
    marginLeft: 'auto',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& > small': { flexBasis: '100%', color: v.inkMuted, fontSize: rem(12), fontWeight: 400 },
})

interface TotalRowProps {
  label: ReactNode
  value: string
  hint?: ReactNode
}

/** The total below a list of amounts. */
export function TotalRow({ label, value, hint }: TotalRowProps) {
  return (
    <Total>
      <span>{label}</span>
      <span key={value} data-figures>
        {value}
      </span>
      {hint === undefined ? null : <small>{hint}</small>}
    </Total>
  )
}
