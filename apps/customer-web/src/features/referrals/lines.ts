import { styled } from '@mui/material/styles'
import { rem, v } from '@puente/ui'

/** Rows of a card: description on the left, amount or state on the right. */
export const Lines = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '12px 0',
    borderTop: `1px solid ${v.line}`,
  },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& [data-part="text"]': { flex: '1 1 140px', minWidth: 0 },
  '& [data-part="end"]': { display: 'grid', justifyItems: 'end', gap: 4 },
  '& strong': { display: 'block', fontSize: rem(15), fontWeight: 600 },
  '& small': { display: 'block', fontSize: rem(13), color: v.inkMuted },
})
