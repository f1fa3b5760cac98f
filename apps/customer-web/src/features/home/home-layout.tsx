import { styled } from '@mui/material/styles'
import { from } from '@puente/ui'
import type { ReactNode } from 'react'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  maxWidth: 560,
  marginInline: 'auto',
  [from.lg]: {
    gridTemplate: `'words card' auto 'more card' 1fr / minmax(0, 1fr) 480px`,
    columnGap: 64,
    alignItems: 'start',
    maxWidth: 1040,
    '& > :nth-of-type(1)': { gridArea: 'words' },
    '& > :nth-of-type(2)': { gridArea: 'card' },
    '& > :nth-of-type(3)': { gridArea: 'more' },
  },
})

interface HomeLayoutProps {
  /** The introduction for visitors, or the next steps for customers. */
  words: ReactNode
  card: ReactNode
  more: ReactNode
}

/** The three parts of home: stacked on phones; on wide screens the calculator is on the right. */
export function HomeLayout({ words, card, more }: HomeLayoutProps) {
  return (
    <Columns>
      <div>{words}</div>
      <div>{card}</div>
      <div>{more}</div>
    </Columns>
  )
}
