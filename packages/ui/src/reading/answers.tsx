import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/index.tsx'
import { rem, reducedMotion, v } from '../theme/vars.ts'

const Fold = styled('details')({
  borderBottom: `1px solid ${v.line}`,
  scrollMarginTop: 72,
  // Content in the browser's own slot does not inherit it.
  '& > *': { boxSizing: 'border-box' },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    padding: '12px 4px',
    borderRadius: 8,
    cursor: 'pointer',
    listStyle: 'none',
    fontSize: rem(15),
    fontWeight: 500,
    lineHeight: 1.4,
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > :is(span, h2, h3)': { flex: 1, minWidth: 0, margin: 0, font: 'inherit' },
  '& > summary > svg': {
    flex: 'none',
    color: v.primary,
    transition: 'transform 150ms',
    [reducedMotion]: { transition: 'none' },
  },
  '& > summary:hover': { color: v.primary },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > [data-slot="answer"]': { padding: '0 36px 16px 4px' },
})

interface AnswerProps {
  /** The anchor of the answer. */
  id: string
  question: ReactNode
  /** The heading level of the question. */
  level?: 2 | 3
  open?: boolean
  onToggle?: ((open: boolean) => void) | undefined
  children: ReactNode
}

/**
 * A question that opens to show its answer, as a `details` element, so that find-in-page and printing work.
 */
export function Answer({ id, question, level = 3, open = false, onToggle, children }: AnswerProps) {
  return (
    <Fold id={id} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        {level === 2 ? <h2>{question}</h2> : <h3>{question}</h3>}
        <ChevronDownIcon aria-hidden />
      </summary>
      <div data-slot="answer">{children}</div>
    </Fold>
  )
}
