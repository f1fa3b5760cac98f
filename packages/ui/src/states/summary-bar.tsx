import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { from, rem, v } from '../theme/vars.ts'

const Bar = styled('aside')({
  position: 'sticky',
  zIndex: 4,
  top: 56,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '8px 16px',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  backgroundColor: v.surface,
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    flex: 1,
    minWidth: 0,
    margin: 0,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& > p > span': { whiteSpace: 'nowrap' },
  '& > p > svg': { flex: 'none', color: v.inkMuted, fontSize: rem(16) },
  '& > p > small': { flexBasis: '100%', color: v.inkMuted, fontSize: rem(13), fontWeight: 400 },
  [from.md]: { top: 72, '& > p > small': { flexBasis: 'auto' } },
})

const belowTheBar = <GlobalStyles styles={{ html: { scrollPaddingTop: 148 } }} />

interface SummaryBarProps {
  /** The accessible name of the region. */
  label: string
  /** The decisions so far: amounts first. */
  children: ReactNode
  /** A less prominent second part: the recipient. */
  detail?: ReactNode
  /** A link to change it. */
  action?: ReactNode
}

/** The answers so far, sticky on every later step. It never covers a focused field. */
export function SummaryBar({ label, children, detail, action }: SummaryBarProps) {
  return (
    <Bar aria-label={label}>
      {belowTheBar}
      <p>
        {children}
        {detail === undefined ? null : <small>{detail}</small>}
      </p>
      {action}
    </Bar>
  )
}
