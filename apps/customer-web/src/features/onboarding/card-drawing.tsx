import { styled } from '@mui/material/styles'
import { v } from '@puente/ui'
import { words } from './words.ts'

const Frame = styled('svg')({
  display: 'block',
  width: '100%',
  maxWidth: 280,
  height: 'auto',
  '& [data-part="card"]': { fill: v.surface, stroke: v.line, strokeWidth: 1.5 },
  '& [data-part="grey"]': { fill: v.line },
  '& [data-part="number"]': { fill: v.accentSoft, stroke: v.accent, strokeWidth: 1.5 },
  '& text': { fill: v.ink, fontSize: 8.5, fontWeight: 600 },
})

/** A drawing of an identity card that shows the position of its document number. */
export function CardDrawing() {
  return (
    <Frame viewBox="0 0 280 172" role="img" aria-label={words('identity.card')}>
      <rect data-part="card" x="1" y="1" width="278" height="170" rx="12" />
      <rect data-part="grey" x="16" y="40" width="72" height="92" rx="6" />
      <rect data-part="grey" x="16" y="16" width="140" height="8" rx="4" />
      <rect data-part="grey" x="104" y="44" width="110" height="8" rx="4" />
      <rect data-part="grey" x="104" y="62" width="84" height="8" rx="4" />
      <rect data-part="grey" x="104" y="80" width="140" height="8" rx="4" />
      <rect data-part="number" x="100" y="98" width="140" height="34" rx="6" />
      <text x="108" y="111">
        {words('identity.cardNumber')}
      </text>
      <rect data-part="grey" x="108" y="117" width="84" height="8" rx="4" />
      <rect data-part="grey" x="16" y="146" width="96" height="8" rx="4" />
    </Frame>
  )
}
