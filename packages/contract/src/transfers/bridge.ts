import type { PublicState } from './states.ts'

/** What the mark on the bridge line shows. */
export const bridgeMarks = ['waiting', 'moving', 'held', 'back', 'problem', 'done', 'ended'] as const
export type BridgeMark = (typeof bridgeMarks)[number]

/** Where the money of a transfer is: 0 is the bank in Chile and 100 the bank of the recipient. */
export interface BridgePlace {
  readonly percent: number
  readonly mark: BridgeMark
}

const places: Readonly<Record<PublicState, BridgePlace>> = {
  'waiting-for-payment': { percent: 0, mark: 'waiting' },
  checking: { percent: 32, mark: 'moving' },
  'on-hold': { percent: 32, mark: 'held' },
  converting: { percent: 50, mark: 'moving' },
  'sent-to-bank': { percent: 68, mark: 'moving' },
  delivered: { percent: 100, mark: 'done' },
  returned: { percent: 68, mark: 'problem' },
  'needs-correction': { percent: 68, mark: 'held' },
  refunding: { percent: 32, mark: 'back' },
  refunded: { percent: 0, mark: 'back' },
  expired: { percent: 0, mark: 'ended' },
  cancelled: { percent: 0, mark: 'ended' },
  stopped: { percent: 32, mark: 'ended' },
}

/**
 * The place of the money in a public state, the same on screens, in mails and in documents. Before anything was paid, the
 * money is in Chile whatever is checked.
 */
export function bridgePlaceOf(state: PublicState, isPaid = true): BridgePlace {
  const place = places[state]
  return isPaid || place.mark === 'back' ? place : { ...place, percent: 0 }
}

/** The drawing of the bridge line, in units of its own; a mark moves on the deck between the two ends. */
export const bridgeShape = {
  width: 320,
  height: 48,
  deckY: 34,
  start: 12,
  end: 308,
  towers: [76, 244],
  towerTop: 8,
  towerFoot: 43,
  /** From bank to bank over both towers, as an SVG path. */
  cable: 'M12 32C44 28 66 21 76 8C104 38 216 38 244 8C254 21 276 28 308 32',
  /** The ropes from the cable to the deck, as an SVG path. */
  ropes: 'M101 22V34M117 26V34M137 29V34M160 30.5V34M183 29V34M203 26V34M219 22V34',
} as const

/** The horizontal position of a place on the deck. */
export const bridgeX = ({ percent }: Pick<BridgePlace, 'percent'>): number =>
  bridgeShape.start + (percent * (bridgeShape.end - bridgeShape.start)) / 100
