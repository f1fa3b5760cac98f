import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { below, from, rem, v } from '../theme/vars.ts'
import { useTitle } from '../title.ts'

const widths = { task: 560, reading: 720, list: 1040, full: 1600 }

interface ColumnProps {
  /** task 560 px · reading 720 px · list 1040 px · full for dense staff screens. */
  width?: keyof typeof widths
  children: ReactNode
}

const Centre = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24, marginInline: 'auto' })

/** The column of a screen's content, with gaps of 24 px. */
export function Column({ width = 'task', children }: ColumnProps) {
  return <Centre style={{ maxWidth: widths[width] }}>{children}</Centre>
}

const Heading = styled('div')({
  '& h1': {
    margin: 0,
    fontSize: rem(24),
    fontWeight: 600,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  },
  '& [data-slot="row"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  '& [data-slot="actions"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    [from.md]: { marginLeft: 'auto' },
  },
  '& [data-slot="lead"]': { margin: '8px 0 0', maxWidth: '68ch', color: v.inkMuted, textWrap: 'pretty' },
  // Several buttons are placed below their title; a single one beside it.
  [below.sm]: {
    '&:has([data-slot="actions"] > button ~ button)': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      '& [data-slot="row"]': { display: 'contents' },
      '& [data-slot="lead"]': { order: 1 },
      '& [data-slot="actions"]': { order: 2, marginTop: 12 },
    },
  },
  '& [data-slot="eyebrow"]': { margin: '0 0 4px', color: v.inkMuted, fontSize: rem(13), fontWeight: 500 },
})

interface PageHeadingProps {
  /** The h1; on a task's screen it is the question. */
  title: string
  /** The document's title, if it differs from the heading. */
  documentTitle?: string | undefined
  lead?: ReactNode
  eyebrow?: ReactNode
  back?: ReactNode
  /** Beside the title: a chip, a button. */
  actions?: ReactNode
}

/** The head of every screen: back link, h1, and introduction. It also sets the document's title. */
export function PageHeading({
  title,
  documentTitle = title,
  lead,
  eyebrow,
  back,
  actions,
}: PageHeadingProps) {
  useTitle(documentTitle)
  return (
    <Heading>
      {back}
      {eyebrow === undefined ? null : <p data-slot="eyebrow">{eyebrow}</p>}
      <div data-slot="row">
        <h1>{title}</h1>
        {actions === undefined ? null : <div data-slot="actions">{actions}</div>}
      </div>
      {lead === undefined ? null : <p data-slot="lead">{lead}</p>}
    </Heading>
  )
}

const Region = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  '& > [data-slot="head"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' },
  '& > [data-slot="head"] h2': { margin: 0, fontSize: rem(18), fontWeight: 600, lineHeight: 1.35 },
  '& > [data-slot="head"] > [data-slot="actions"]': { marginLeft: 'auto' },
})

interface SectionProps {
  title: string
  /** The section's anchor on its page. */
  id?: string
  actions?: ReactNode
  children: ReactNode
}

/** A section of a screen with its own h2. */
export function Section({ title, id, actions, children }: SectionProps) {
  const titleId = useId()
  return (
    <Region id={id} aria-labelledby={titleId}>
      <div data-slot="head">
        <h2 id={titleId}>{title}</h2>
        {actions === undefined ? null : <div data-slot="actions">{actions}</div>}
      </div>
      {children}
    </Region>
  )
}
