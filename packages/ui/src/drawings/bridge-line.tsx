import { styled } from '@mui/material/styles'
import { bridgeShape as shape, bridgeX, type BridgeMark, type BridgePlace } from '@puente/contract/bridge'
import type { ReactNode } from 'react'
import { reducedMotion, rem, v } from '../theme/vars.ts'
import { Flag } from './flag.tsx'

const Figure = styled('div')({
  display: 'grid',
  gridTemplate: `'line line' auto 'from to' auto / auto auto`,
  gap: '6px 16px',
  width: '100%',
  maxWidth: 560,
  color: v.inkMuted,
  fontSize: rem(13),
  fontWeight: 500,
  '& > svg': { gridArea: 'line', display: 'block', width: '100%', height: 'auto', overflow: 'visible' },
  '& > span': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
  '& > span:first-of-type': { gridArea: 'from' },
  '& > span:last-of-type': { gridArea: 'to', justifySelf: 'end', textAlign: 'right' },
  '& [data-slot="mark"], & [data-slot="crossed"]': {
    transition: 'transform 200ms',
    [reducedMotion]: { transition: 'none' },
  },
  // In one row, for a head of a card.
  '&[data-size="small"]': {
    gridTemplate: `'from line to' auto / auto minmax(64px, 1fr) auto`,
    alignItems: 'center',
    columnGap: 12,
    minHeight: 28,
    maxWidth: 'none',
    '& > svg': { maxWidth: 180, justifySelf: 'center' },
  },
})

/** The colour of the mark and of the deck that the money has crossed. */
const colours: Readonly<Record<BridgeMark, string>> = {
  waiting: v.warn,
  moving: v.primary,
  held: v.warn,
  back: v.info,
  problem: v.bad,
  done: v.ok,
  ended: v.inkMuted,
}

/** What is inside the mark, drawn around its centre. */
const signs: Readonly<Record<BridgeMark, ReactNode>> = {
  waiting: <path d="M0 -4V0L3 2" />,
  moving: <circle r="3.5" fill={v.accent} stroke="none" />,
  held: <path d="M-2 -3V3M2 -3V3" />,
  back: <path d="M3.500 0H-3.500M-.5 -3 -3.500 0 -.5 3" />,
  problem: <path d="M0 -3.500V.5M0 3.500V3.600" />,
  done: <path d="M-3.500 0 -1 2.500 3.500 -2.500" stroke={v.surface} />,
  ended: <path d="M-3 0H3" />,
}

interface BridgeEnd {
  readonly name: string
  /** The two letters of its country, for the flag. */
  readonly country: string
}

interface BridgeLineProps {
  from: BridgeEnd
  to: BridgeEnd
  /** Absent before there is an order: the line then shows only the way. */
  place?: BridgePlace | undefined
  /** The whole drawing as one sentence; screen readers read only this. */
  label: string
  size?: 'normal' | 'small'
}

/** The way of the money: Chile on one bank, the destination on the other, and the place of the money between them. */
export function BridgeLine({ from, to, place, label, size = 'normal' }: BridgeLineProps) {
  return (
    <Figure role="img" aria-label={label} data-size={size} data-mark={place?.mark}>
      <svg viewBox={`0 0 ${shape.width} ${shape.height}`} aria-hidden>
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d={shape.ropes} stroke={v.line} strokeWidth="1.2" />
          <path d={shape.cable} stroke={v.accent} strokeWidth="2" />
          <path d={deck(shape.start, shape.end)} stroke={v.line} strokeWidth="4" />
          <path d={towers} stroke={v.primary} strokeWidth="2.5" />
          {place === undefined ? (
            <path d={deck(shape.start, shape.end)} stroke={v.primary} strokeWidth="2.5" />
          ) : (
            <Mark place={place} />
          )}
        </g>
      </svg>
      <span aria-hidden>
        <Flag country={from.country} />
        {from.name}
      </span>
      <span aria-hidden>
        {to.name}
        <Flag country={to.country} />
      </span>
    </Figure>
  )
}

const deck = (start: number, end: number) => `M${start} ${shape.deckY}H${end}`
const towers = shape.towers.map((x) => `M${x} ${shape.towerTop}V${shape.towerFoot}`).join('')

function Mark({ place }: { place: BridgePlace }) {
  const { mark } = place
  const x = bridgeX(place)
  const colour = colours[mark]
  return (
    <>
      {mark === 'back' ? (
        <path d={deck(x, shape.towers[1])} stroke={colour} strokeWidth="2.5" strokeDasharray="1 6" />
      ) : null}
      {mark === 'back' || mark === 'ended' ? null : (
        // Scaled and not redrawn, so that it moves with the mark.
        <path
          data-slot="crossed"
          d={`M0 ${shape.deckY}H${shape.end - shape.start}`}
          stroke={colour}
          strokeWidth="4"
          strokeLinecap="butt"
          style={{
            transform: `translateX(${shape.start}px) scaleX(${(x - shape.start) / (shape.end - shape.start)})`,
          }}
        />
      )}
      <g data-slot="mark" style={{ transform: `translate(${x}px, ${shape.deckY}px)` }} strokeWidth="1.8">
        <circle
          r="9"
          fill={mark === 'done' ? colour : v.surface}
          stroke={colour}
          strokeWidth={mark === 'done' ? 0 : 2.5}
        />
        <g stroke={colour}>{signs[mark]}</g>
      </g>
    </>
  )
}
