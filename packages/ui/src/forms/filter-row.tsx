import { styled } from '@mui/material/styles'
import type { FormEvent, ReactNode } from 'react'
import { from } from '../theme/vars.ts'

const Row = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  [from.md]: { '--field-height': '36px' },
  '& > div': { flex: '1 1 100%', [from.sm]: { flex: '1 1 200px', maxWidth: 300 } },
  '& > button, & > a': {
    flex: '1 1 100%',
    [from.sm]: { flex: 'none' },
    [from.md]: { minHeight: 36, paddingBlock: 4 },
  },
})

/** The filters of a list in one row; whoever uses it keeps them in the address. */
export function FilterRow({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Row role="search" onSubmit={submit}>
      {children}
    </Row>
  )
}
