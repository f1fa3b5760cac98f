import { styled } from '@mui/material/styles'
import { rem, v } from '@puente/ui'
import { format } from '@puente/web'
import { shellWords } from '../../../shell/words.ts'
import { feeOf, type FeeParts } from './fee.ts'
import { words } from '../texts/words.ts'

const [WIDTH, HEIGHT, BOTTOM] = [320, 160, 22]
/** The width of a character of the axis labels, and the gap between a label and the axis. */
const [CHARACTER, LABEL_GAP] = [7.4, 6]
const [LEAST, MOST, STEPS] = [0n, 1_000_000n, 20n]

const Figure = styled('figure')({
  margin: '16px 0 0',
  '& svg': { display: 'block', width: '100%', height: 'auto', maxWidth: 360 },
  '& text': { fill: v.inkMuted, fontSize: 11, fontVariantNumeric: 'tabular-nums' },
  '& [data-line]': { fill: 'none', strokeWidth: 2 },
  '& [data-line="before"]': { stroke: v.inkMuted, strokeDasharray: '4 4' },
  '& [data-line="after"]': { stroke: v.primary },
  '& [data-axis]': { stroke: v.line },
  '& figcaption': { display: 'flex', gap: 16, marginTop: 4, color: v.inkMuted, fontSize: rem(12) },
  '& figcaption svg': { display: 'inline-block', width: 20, height: 8, marginRight: 6 },
})

const amounts = Array.from(
  { length: Number(STEPS) + 1 },
  (_, at) => LEAST + ((MOST - LEAST) * BigInt(at)) / STEPS,
)

/** A plot of the fee by amount sent, before and after, with the same figures as text for screen readers. */
export function FeePlot({ before, after }: { before: FeeParts | undefined; after: FeeParts }) {
  const highest = [before, after].reduce((most, fee) => {
    const top = fee === undefined ? 0n : feeOf(fee, MOST)
    return top > most ? top : most
  }, 1n)
  // The widest label is that of the highest fee.
  const left = Math.ceil(clp(highest).length * CHARACTER) + LABEL_GAP
  const point = (fee: FeeParts, amount: bigint) => {
    const x = left + (Number(amount) / Number(MOST)) * (WIDTH - left - 8)
    const y = HEIGHT - BOTTOM - (Number(feeOf(fee, amount)) / Number(highest)) * (HEIGHT - BOTTOM - 12)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  }
  const line = (fee: FeeParts) => amounts.map((amount) => point(fee, amount)).join(' ')
  const atEnds = (fee: FeeParts | undefined) =>
    fee === undefined ? shellWords('empty') : `${clp(feeOf(fee, LEAST))} – ${clp(feeOf(fee, MOST))}`
  const said = words('preview.plot', {
    from: clp(LEAST),
    to: clp(MOST),
    before: atEnds(before),
    after: atEnds(after),
  })
  return (
    <Figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said}>
        <path data-axis fill="none" d={`M${left} 4V${HEIGHT - BOTTOM}H${WIDTH - 4}`} />
        {before === undefined ? null : <polyline data-line="before" points={line(before)} />}
        <polyline data-line="after" points={line(after)} />
        <text x={left - 6} y={14} textAnchor="end">
          {clp(highest)}
        </text>
        <text x={left - 6} y={HEIGHT - BOTTOM} textAnchor="end">
          {clp(0n)}
        </text>
        <text x={left} y={HEIGHT - 6}>
          {clp(LEAST)}
        </text>
        <text x={WIDTH - 4} y={HEIGHT - 6} textAnchor="end">
          {clp(MOST)}
        </text>
      </svg>
      <figcaption aria-hidden>
        <Key line="before" text={words('preview.plotBefore')} />
        <Key line="after" text={words('preview.plotAfter')} />
      </figcaption>
    </Figure>
  )
}

const clp = (minor: bigint): string => format.clp(String(minor))

const Key = ({ line, text }: { line: 'before' | 'after'; text: string }) => (
  <span>
    <svg viewBox="0 0 20 8">
      <path data-line={line} d="M0 4H20" />
    </svg>
    {text}
  </span>
)
