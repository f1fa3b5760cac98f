import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { from, v } from '../theme/vars.ts'
import { SkipLink, mainId } from './skip-link.tsx'

const Root = styled('div')({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: v.canvas,
})

const Main = styled('main')({
  flex: 1,
  width: '100%',
  padding: '16px 16px 104px',
  '&:focus': { outline: 'none' },
  [from.sm]: { paddingInline: 24 },
  [from.md]: { padding: '32px 24px 64px' },
})

interface AppFrameProps {
  topBar: ReactNode
  /** The destinations within the thumb's reach; shown on phones only. */
  bottomBar?: ReactNode
  /** One line above everything: offline, or a new version. */
  banner?: ReactNode
  children: ReactNode
}

/** The frame of the customer's screens: a bar above, the page, and on phones the destinations below. */
export function AppFrame({ topBar, bottomBar, banner, children }: AppFrameProps) {
  return (
    <Root>
      <SkipLink />
      {banner}
      {topBar}
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      {bottomBar}
    </Root>
  )
}
