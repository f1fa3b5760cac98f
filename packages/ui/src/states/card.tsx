import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import type { AnchorProps } from '../actions/link.tsx'
import { from, rem, shadow, v } from '../theme/vars.ts'

const Box = styled('section')({
  minWidth: 0,
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  backgroundColor: v.surface,
  '&[data-padding="normal"]': { padding: 16, [from.md]: { padding: 24 } },
  '&[data-padding="none"]': { overflow: 'hidden' },
  '&[data-tone="soft"]': { backgroundColor: v.primarySoft, borderColor: 'transparent' },
  '&[data-tone="raised"]': { boxShadow: shadow },
  '& > [data-slot="head"]': { display: 'flex', alignItems: 'baseline', gap: 16, marginBottom: 12 },
  '&[data-padding="none"] > [data-slot="head"]': { padding: '16px 16px 0' },
  // Paragraphs have gaps between them but none at the card's edge.
  '& > p': { marginBlock: 0 },
  '& > * + p, & > p + *, & > form + *': { marginTop: 12 },
  '& > [data-slot="head"] :is(h2, h3)': { margin: 0, fontSize: rem(15), fontWeight: 600 },
  '& > [data-slot="head"] > [data-slot="actions"]': { marginLeft: 'auto' },
})

interface CardProps {
  title?: string | undefined
  /** The heading's level: 3 for a card inside a section. */
  level?: 2 | 3
  actions?: ReactNode
  padding?: 'normal' | 'none'
  tone?: 'plain' | 'soft' | 'raised'
  children: ReactNode
}

/** A box around related content. */
export function Card({ title, level = 2, actions, padding = 'normal', tone = 'plain', children }: CardProps) {
  const id = useId()
  return (
    <Box data-padding={padding} data-tone={tone} {...(title === undefined ? {} : { 'aria-labelledby': id })}>
      {title === undefined ? null : (
        <div data-slot="head">
          {level === 2 ? <h2 id={id}>{title}</h2> : <h3 id={id}>{title}</h3>}
          {actions === undefined ? null : <div data-slot="actions">{actions}</div>}
        </div>
      )}
      {children}
    </Box>
  )
}

const CardAnchor = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '12px 16px',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  backgroundColor: v.surface,
  color: v.ink,
  textDecoration: 'none',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: v.primary },
})

/** A card that is one link. */
export function SelectCard(props: AnchorProps) {
  return <CardAnchor {...props} />
}
