import { styled } from '@mui/material/styles'
import { useEffect, useRef, type ReactNode } from 'react'
import { below, from, rem, v } from '../theme/vars.ts'
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
    gap: 12,
    height: '100dvh',
    padding: '16px 12px 12px',
    borderBottom: 0,
    borderRight: `1px solid ${v.line}`,
    '& > nav': {
      order: 0,
      flexDirection: 'column',
      width: 'auto',
      minHeight: 0,
      gap: 0,
      margin: 0,
      overflow: 'hidden auto',
      // The longest name fits beside a count of one digit.
      '& a[data-place]': { gap: 6, paddingRight: 4 },
      '& [data-slot="count"]': { minWidth: 18, padding: '0 4px', lineHeight: '18px' },
    },
    '& > [data-slot="end"]': { margin: 'auto 0 0' },
  },
})

const Main = styled('main')({
  minWidth: 0,
  padding: '16px 16px 48px',
  '&:focus': { outline: 'none' },
  [from.md]: { padding: '24px 32px 48px' },
})

const short = '@media (max-height:840px)'

const Group = styled('div')({
  display: 'flex',
  flex: 'none',
  gap: 4,
  '& > [data-slot="heading"]': { display: 'none' },
  [below.md]: { '& + &': { paddingLeft: 4, borderLeft: `1px solid ${v.line}` } },
  [from.md]: {
    flexDirection: 'column',
    gap: 0,
    '& > [data-slot="heading"]': {
      display: 'block',
      padding: '10px 12px 2px',
      color: v.inkMuted,
      fontSize: rem(12),
    },
    // A low window has no room for headings: a line separates the groups.
    [short]: {
      '& > [data-slot="heading"]': { display: 'none' },
      '& + &': { marginTop: 6, paddingTop: 6, borderTop: `1px solid ${v.line}` },
    },
  },
})

/** A group of navigation sections; its heading is visible where there is room. */
export function RailGroup({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <Group role={heading === undefined ? undefined : 'group'} aria-label={heading}>
      {heading === undefined ? null : (
        <span data-slot="heading" aria-hidden>
          {heading}
        </span>
      )}
      {children}
    </Group>
  )
}

/** Scrolls the current section into view when the navigation is longer than its container. */
function useNounInSight(place: string) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const rail = nav.current
    if (rail === null) return
    const show = () => {
      const noun = rail.querySelector('[aria-current="page"]')
      if (noun === null) return
      const [seen, wanted] = [rail.getBoundingClientRect(), noun.getBoundingClientRect()]
      if (wanted.left < seen.left || wanted.right > seen.right)
        rail.scrollLeft += wanted.left - seen.left - 48
      if (wanted.top < seen.top || wanted.bottom > seen.bottom) rail.scrollTop += wanted.top - seen.top - 48
    }
    show()
    // Fonts and counts that load later change the size of the sections before it.
    const wider = new ResizeObserver(show)
    for (const group of rail.children) wider.observe(group)
    return () => wider.disconnect()
  }, [place])
  return nav
}

interface StaffFrameProps {
  brand: ReactNode
  navLabel: string
  /** The current path: its section is scrolled into view. */
  place: string
  /** The sections, as NavLink place="rail" in RailGroups. */
  nav: ReactNode
  /** The signed-in user, and sign-out. */
  end: ReactNode
  children: ReactNode
}

/** The frame of the back office: the navigation on the left, on phones above the page. */
export function StaffFrame({ brand, navLabel, place, nav, end, children }: StaffFrameProps) {
  const rail = useNounInSight(place)
  return (
    <Root>
      <SkipLink />
      <Rail>
        {brand}
        <nav ref={rail} aria-label={navLabel}>
          {nav}
        </nav>
        <div data-slot="end">{end}</div>
      </Rail>
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
    </Root>
  )
}
