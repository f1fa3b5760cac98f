import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
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

/** The same list seen in a few ways; each is an address of its own. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return <Row aria-label={label}>{children}</Row>
}

export function Tab(props: AnchorProps) {
  return <Anchor {...props} />
}
