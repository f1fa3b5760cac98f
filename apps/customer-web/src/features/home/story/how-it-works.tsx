import { styled } from '@mui/material/styles'
import { ArriveDrawing, from, PayDrawing, PriceDrawing, rem, Section, v } from '@puente/ui'
import { words } from './story-words.ts'

const Steps = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [from.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': { display: 'flex', alignItems: 'center', gap: 16, [from.sm]: { display: 'block' } },
  '& svg': { marginBottom: 8 },
  '& h3': { margin: 0, fontSize: rem(15), fontWeight: 600 },
  '& p': { margin: '4px 0 0', color: v.inkMuted },
})

const steps = [
  ['price', PriceDrawing],
  ['pay', PayDrawing],
  ['arrive', ArriveDrawing],
] as const

/** How a transfer works, in three steps. */
export function HowItWorks() {
  return (
    <Section title={words('how.title')}>
      <Steps>
        {steps.map(([step, Drawing]) => (
          <li key={step}>
            <Drawing size={120} />
            <div>
              <h3>{words(`how.${step}.title`)}</h3>
              <p>{words(`how.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </Steps>
    </Section>
  )
}
