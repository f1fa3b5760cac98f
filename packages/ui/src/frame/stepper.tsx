import { styled } from '@mui/material/styles'
import type { AnchorHTMLAttributes } from 'react'
import { CheckIcon } from '../icons/index.tsx'
import { HiddenText } from '../states/live-region.tsx'
import { below, from, rem, v, visuallyHidden } from '../theme/vars.ts'

export interface WayStep {
  readonly key: string
  readonly label: string
  /** The address of a done step that can be changed. */
  readonly href?: string | undefined
}

const Way = styled('nav')({
  '& > p': {
    margin: '0 0 6px',
    color: v.inkMuted,
    fontSize: rem(13),
    fontWeight: 500,
    [from.md]: { display: 'none' },
  },
  '& > ol': { display: 'flex', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { flex: 1, minWidth: 0 },
  '& li > *': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 24,
    borderTop: `4px solid ${v.line}`,
    color: v.inkMuted,
    fontSize: rem(13),
    textDecoration: 'none',
  },
  '& li[data-status="done"] > *, & li[data-status="now"] > *': { borderTopColor: v.primary },
  '& li[data-status="now"] > *': { color: v.ink, fontWeight: 600 },
  '& li > a:hover': { color: v.primaryDark, textDecoration: 'underline', textUnderlineOffset: 3 },
  '& li > a': { color: v.primary, fontWeight: 500 },
  '& svg': { flex: 'none', fontSize: rem(16) },
  [below.md]: {
    marginBottom: -16,
    '& li > * > span': visuallyHidden,
    '& svg': { display: 'none' },
  },
  [from.md]: { '& > ol': { gap: 8 }, '& li > *': { minHeight: 36 } },
})

interface StepperProps {
  /** The accessible name of the list. */
  label: string
  steps: readonly WayStep[]
  /** As text: "Paso 2 de 5", for phones, where the names do not fit. */
  progress: string
  /** The key of the current step. */
  current: string
  /** "hecho", for screen readers. */
  doneLabel: string
}

/** The steps of a task in order: done ones are links back, if they can be changed. */
export function Stepper({ label, steps, progress, current, doneLabel }: StepperProps) {
  const at = steps.findIndex(({ key }) => key === current)
  return (
    <Way aria-label={label}>
      <p>{progress}</p>
      <ol>
        {steps.map(({ key, label: name, href }, index) => {
          const status = index < at ? 'done' : index === at ? 'now' : 'later'
          const isLink = status === 'done' && href !== undefined
          return (
            <li key={key} data-status={status}>
              <Stop href={isLink ? href : undefined} aria-current={status === 'now' ? 'step' : undefined}>
                {status === 'done' ? <CheckIcon aria-hidden /> : null}
                <span>{name}</span>
                {status === 'done' ? <HiddenText>{doneLabel}</HiddenText> : null}
              </Stop>
            </li>
          )
        })}
      </ol>
    </Way>
  )
}

function Stop({ href, ...rest }: AnchorHTMLAttributes<HTMLElement>) {
  return href === undefined ? <span {...rest} /> : <a href={href} {...rest} />
}
