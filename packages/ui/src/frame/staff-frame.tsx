import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { from, v } from '../theme/vars.ts'
import { SkipLink, mainId } from './skip-link.tsx'

const Root = styled('div')({
  minHeight: '100dvh',
  backgroundColor: v.canvas,
  [from.md]: { display: 'grid', gridTemplateColumns: '216px minmax(0, 1fr)' },
})

const Rail = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  padding: '8px 16px 4px',
  backgroundColor: v.surface,
  borderBottom: `1px solid ${v.line}`,
  '& > nav': { order: 3, display: 'flex', width: '100%', gap: 4, marginInline: -8, overflowX: 'auto' },
  '& > [data-slot="end"]': { marginLeft: 'auto' },
  [from.md]: {
    position: 'sticky',
    top: 0,
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'stretch',
    gap: 24,
    height: '100dvh',
    padding: '20px 12px 12px',
    borderBottom: 0,
    borderRight: `1px solid ${v.line}`,
    '& > nav': { order: 0, flexDirection: 'column', width: 'auto', gap: 2, margin: 0, overflow: 'visible' },
    '& > [data-slot="end"]': { margin: 'auto 0 0' },
  },
})

const Main = styled('main')({
  minWidth: 0,
  padding: '16px 16px 48px',
  '&:focus': { outline: 'none' },
  [from.md]: { padding: '24px 32px 48px' },
})

interface StaffFrameProps {
  brand: ReactNode
  navLabel: string
  /** The nouns, as NavLink place="rail". */
  nav: ReactNode
  /** Who is signed in, and the way out. */
  end: ReactNode
  children: ReactNode
}

/** The frame of the back office: a rail of nouns on the left, which lies above the page on phones. */
export function StaffFrame({ brand, navLabel, nav, end, children }: StaffFrameProps) {
  return (
    <Root>
      <SkipLink />
      <Rail>
        {brand}
        <nav aria-label={navLabel}>{nav}</nav>
        <div data-slot="end">{end}</div>
      </Rail>
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
    </Root>
  )
}
