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
  padding: '16px 16px 48px',
  '&[data-above-bar]': { paddingBottom: 104 },
  // Content below the page starts below the fold while the page loads, so that nothing visible moves.
  '&[data-above-footer]': { flex: 'none', minHeight: '100dvh' },
  '&:focus': { outline: 'none' },
  [from.sm]: { paddingInline: 24 },
  [from.md]: { '&, &[data-above-bar]': { padding: '32px 24px 64px' } },
})

interface AppFrameProps {
  topBar: ReactNode
  /** The navigation bar at the bottom, within reach of the thumb; shown on phones only. */
  bottomBar?: ReactNode
  /** Shown below the page; on phones it is not covered by the navigation bar. */
  footer?: ReactNode
  /** One line above everything: offline, or a new version. */
  banner?: ReactNode
  children: ReactNode
}

/** The frame of the customers' screens: top bar, page, and on phones the navigation bar. */
export function AppFrame({ topBar, bottomBar, footer, banner, children }: AppFrameProps) {
  const hasBar = bottomBar !== undefined && bottomBar !== null
  return (
    <Root>
      <SkipLink />
      {banner}
      {topBar}
      <Main
        id={mainId}
        tabIndex={-1}
        data-above-footer={(footer !== undefined && footer !== null) || undefined}
        data-above-bar={(hasBar && (footer === undefined || footer === null)) || undefined}
      >
        {children}
      </Main>
      {footer}
      {bottomBar}
    </Root>
  )
}
