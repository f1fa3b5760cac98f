import { keyframes, styled } from '@mui/material/styles'
import { useId, useState, type ReactNode } from 'react'
import { AlertIcon, CheckIcon, ChevronDownIcon } from '../icons/index.tsx'
import { below, reducedMotion, rem, v } from '../theme/vars.ts'
import { HiddenText } from './live-region.tsx'

export type StepStatus = 'done' | 'now' | 'next' | 'problem'

export interface TimelineStep {
  readonly key: string
  readonly status: StepStatus
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** When it happened, or is expected. */
  readonly at?: ReactNode
  /** What happens in the step, shown when the reader opens it. */
  readonly about?: ReactNode
  /** An action for the step. */
  readonly children?: ReactNode
}

const pulse = keyframes({
  '0%': { boxShadow: `0 0 0 0 ${v.primary}` },
  '70%, 100%': { boxShadow: '0 0 0 7px transparent' },
})

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' })

const Step = styled('li')({
  position: 'relative',
  paddingLeft: 36,
  paddingBottom: 20,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 22,
    bottom: -2,
    left: 10,
    width: 2,
    backgroundColor: v.line,
  },
  '&[data-status="done"]::before': { backgroundColor: v.ok },
  '&:last-of-type': { paddingBottom: 0 },
  '&:last-of-type::before': { display: 'none' },
  '& [data-slot="row"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' },
  '& [data-slot="title"]': { fontWeight: 500 },
  '& button[data-slot="title"]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    // The tap area is 44 px high and the row stays as high as its text.
    margin: '-11px -8px',
    padding: '11px 8px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    font: 'inherit',
    fontWeight: 500,
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '& > svg': {
      flex: 'none',
      fontSize: rem(16),
      color: v.inkMuted,
      transition: 'transform 120ms',
      [reducedMotion]: { transition: 'none' },
    },
    '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  },
  '& [data-slot="about"]': { margin: '4px 0 0', maxWidth: '65ch' },
  '& [data-slot="at"]': {
    marginLeft: 'auto',
    color: v.inkMuted,
    fontSize: rem(13),
    fontVariantNumeric: 'tabular-nums',
    [below.sm]: { flexBasis: '100%', margin: 0 },
  },
  '& [data-slot="detail"]': { margin: '2px 0 0', color: v.inkMuted },
  '&[data-status="now"] [data-slot="title"]': { fontWeight: 600, color: v.primary },
  '&[data-status="next"] [data-slot="title"]': { color: v.inkMuted, fontWeight: 400 },
  '&[data-status="problem"] [data-slot="title"]': { fontWeight: 600, color: v.bad },
})

const Mark = styled('span')({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: '50%',
  border: `2px solid ${v.line}`,
  backgroundColor: v.surface,
  '& svg': { fontSize: rem(14) },
  '&[data-status="done"]': { borderColor: v.ok, backgroundColor: v.ok, color: v.surface },
  '&[data-status="now"]': {
    borderColor: v.primary,
    animation: `${pulse} 2s ease-out infinite`,
    [reducedMotion]: { animation: 'none' },
    '&::after': { content: '""', width: 10, height: 10, borderRadius: '50%', backgroundColor: v.primary },
  },
  '&[data-status="problem"]': { borderColor: v.bad, backgroundColor: v.bad, color: v.surface },
})

interface TimelineProps {
  label: string
  steps: readonly TimelineStep[]
  /** The states as text, for screen readers. */
  statusLabels: Readonly<Record<StepStatus, string>>
}

/** Past, current and future steps; the states are texts as well as colours. */
export function Timeline({ label, steps, statusLabels }: TimelineProps) {
  return (
    <List aria-label={label}>
      {steps.map((step) => (
        <Step
          key={step.key}
          data-status={step.status}
          aria-current={step.status === 'now' ? 'step' : undefined}
        >
          <Mark data-status={step.status} aria-hidden>
            {step.status === 'done' ? <CheckIcon /> : null}
            {step.status === 'problem' ? <AlertIcon /> : null}
          </Mark>
          <StepText step={step} status={statusLabels[step.status]} />
          {step.children}
        </Step>
      ))}
    </List>
  )
}

function StepText({ step, status }: { step: TimelineStep; status: string }) {
  const { title, at, detail, about } = step
  const [isOpen, setOpen] = useState(false)
  const aboutId = useId()
  const words = (
    <>
      <HiddenText>{status}: </HiddenText>
      {title}
    </>
  )
  return (
    <>
      <div data-slot="row">
        {about === undefined ? (
          <span data-slot="title">{words}</span>
        ) : (
          <button
            type="button"
            data-slot="title"
            aria-expanded={isOpen}
            aria-controls={aboutId}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{words}</span>
            <ChevronDownIcon aria-hidden />
          </button>
        )}
        {at === undefined ? null : <span data-slot="at">{at}</span>}
      </div>
      {detail === undefined ? null : <p data-slot="detail">{detail}</p>}
      {about === undefined ? null : (
        <div id={aboutId} data-slot="about" hidden={!isOpen}>
          {about}
        </div>
      )}
    </>
  )
}
