import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { AnchorProps } from '../actions/link.tsx'
import { v } from '../theme/vars.ts'

const Row = styled('nav')({
  display: 'flex',
  gap: 20,
  borderBottom: `1px solid ${v.line}`,
  overflowX: 'auto',
})

const Anchor = styled('a')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  color: v.inkMuted,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: v.ink },
  '&[aria-current="page"]': { color: v.primary, fontWeight: 600, boxShadow: `inset 0 -2px 0 ${v.primary}` },
  '&:focus-visible': { outlineOffset: -2 },
})

/** Views of one list, each with its own URL. If they overflow, the current one is scrolled into view. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null)
  const shown = useRef<Element>(null)
  useLayoutEffect(() => {
    const open = row.current?.querySelector('[aria-current="page"]')
    // The user's own scrolling is respected until another tab is opened.
    if (row.current === null || open == null || open === shown.current) return
    shown.current = open
    const overhang = open.getBoundingClientRect().right - row.current.getBoundingClientRect().right
    if (overhang > 0) row.current.scrollLeft += overhang
  })
  return (
    <Row ref={row} aria-label={label}>
      {children}
    </Row>
  )
}

export function Tab(props: AnchorProps) {
  return <Anchor {...props} />
}
