import { styled } from '@mui/material/styles'
import { rem, v } from '../theme/vars.ts'

const Line = styled('p')({
  margin: 0,
  color: v.inkMuted,
  fontSize: rem(13),
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  '& > strong': { color: v.ink, fontWeight: 600 },
})

const Track = styled('div')({
  display: 'flex',
  gap: 4,
  marginTop: 8,
  '& > span': { flex: 1, height: 4, borderRadius: 2, backgroundColor: v.line },
  '& > span[data-reached]': { backgroundColor: v.primary },
})

interface ProgressStepsProps {
  /** As text: "Paso 2 de 4". */
  label: string
  /** Starts at 1. */
  current: number
  total: number
  /** The subject of this step, beside the text. */
  title?: string | undefined
}

/** The progress of a task of several screens, as text and as a bar. */
export function ProgressSteps({ label, current, total, title }: ProgressStepsProps) {
  return (
    <div>
      <Line>
        {label}
        {title === undefined ? null : (
          <>
            {' · '}
            <strong>{title}</strong>
          </>
        )}
      </Line>
      <Track aria-hidden>
        {Array.from({ length: total }, (_, step) => (
          <span key={step} data-reached={step < current || undefined} />
        ))}
      </Track>
    </div>
  )
}
