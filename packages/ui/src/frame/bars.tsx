import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { from, v } from '../theme/vars.ts'

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  backgroundColor: v.surface,
  borderBottom: `1px solid ${v.line}`,
})

const BarRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: 1088,
  minHeight: 56,
  marginInline: 'auto',
  paddingInline: 16,
  '& > [data-slot="end"]': { display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto', minWidth: 0 },
  '& > [data-slot="nav"]': {
    display: 'none',
    [from.md]: { display: 'block' },
    [from.lg]: { marginLeft: 16 },
  },
  [from.sm]: { paddingInline: 24 },
  [from.md]: { minHeight: 64 },
})

interface TopBarProps {
  brand: ReactNode
  /** The customer that the user acts for. */
  start?: ReactNode
  /** The navigation from md on; phones have the bottom bar. */
  nav?: ReactNode
  /** Help and account. */
  end?: ReactNode
}

/** The bar above every customer screen. */
export function TopBar({ brand, start, nav, end }: TopBarProps) {
  return (
    <Bar>
      <BarRow>
        {brand}
        {start}
        {nav === undefined ? null : <div data-slot="nav">{nav}</div>}
        <div data-slot="end">{end}</div>
      </BarRow>
    </Bar>
  )
}

const Row = styled('nav')({ display: 'flex', [from.lg]: { gap: 4 } })

interface NavProps {
  /** The accessible name of the navigation landmark. */
  label: string
  children: ReactNode
}

/** The navigation links within the top bar. */
export function NavBar({ label, children }: NavProps) {
  return <Row aria-label={label}>{children}</Row>
}

const Bottom = styled('nav')({
  position: 'fixed',
  zIndex: 5,
  inset: 'auto 0 0',
  display: 'flex',
  // The height with its items, which are loaded after the page.
  minHeight: 'calc(61px + env(safe-area-inset-bottom))',
  paddingBottom: 'env(safe-area-inset-bottom)',
  backgroundColor: v.surface,
  borderTop: `1px solid ${v.line}`,
  // Each item is as wide as its label: on the narrowest phones four equal parts truncate the longest one.
  '& > *': { flex: '1 1 auto', minWidth: 0, paddingInline: 2 },
  [from.md]: { display: 'none' },
})

/** The navigation bar at the bottom on phones. */
export function BottomBar({ label, children }: NavProps) {
  return <Bottom aria-label={label}>{children}</Bottom>
}
