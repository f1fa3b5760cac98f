import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/index.tsx'
import { rem, v } from '../theme/vars.ts'

const Fold = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    borderRadius: 8,
    listStyle: 'none',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '&::-webkit-details-marker': { display: 'none' },
    // One line, so that the bar keeps its height when a long name is loaded.
    '& > span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > svg': { flex: 'none', color: v.primary, fontSize: rem(20), transition: 'transform 120ms' },
  },
  // It opens upwards.
  '& > summary > svg': { transform: 'rotate(180deg)' },
  '&[open] > summary > svg': { transform: 'none' },
  '& > div': { boxSizing: 'border-box', maxHeight: '52dvh', padding: '4px 0 12px', overflowY: 'auto' },
})

interface SummaryFoldProps {
  /** The summary in one line, whose end is cut where it is too long. */
  line: ReactNode
  children: ReactNode
}

/** A summary folded into one line, which opens. */
export function SummaryFold({ line, children }: SummaryFoldProps) {
  return (
    <Fold>
      <summary>
        <span>{line}</span>
        <ChevronDownIcon aria-hidden />
      </summary>
      <div>{children}</div>
    </Fold>
  )
}
