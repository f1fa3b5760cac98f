import { styled } from '@mui/material/styles'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { SearchIcon } from '../icons/index.tsx'
import { below, from } from '../theme/vars.ts'

const Row = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  [from.md]: { '--field-height': '36px' },
  '& > div': { flex: '1 1 100%', [from.sm]: { flex: '1 1 170px', maxWidth: 300 } },
  '& > button, & > a': {
    flex: '1 1 100%',
    [from.sm]: { flex: 'none' },
    [from.md]: { minHeight: 36, paddingBlock: 4 },
  },
  [from.sm]: { '& > [data-slot="fold"]': { display: 'none' } },
  [below.sm]: { '&[data-folded] > :not([data-slot="fold"])': { display: 'none' } },
})

interface FilterRowProps {
  onSubmit: () => void
  /** The label of the button that opens the filters on phones, with the number of set filters. */
  fold?: string | undefined
  children: ReactNode
}

/** The filters of a list in one row; the user of this component keeps them in the URL. */
export function FilterRow({ onSubmit, fold, children }: FilterRowProps) {
  const [open, setOpen] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Row role="search" onSubmit={submit} data-folded={(fold !== undefined && !open) || undefined}>
      {fold === undefined ? null : (
        <div data-slot="fold">
          <Button
            fullWidth
            start={<SearchIcon aria-hidden />}
            aria-expanded={open}
            onPress={() => setOpen(!open)}
          >
            {fold}
          </Button>
        </div>
      )}
      {children}
    </Row>
  )
}
