import { LiveRegion } from '@puente/ui'
import { format } from '@puente/web'
import { words } from '../arrival/reason-words.ts'
import type { Calculation } from '../use-calculation.ts'
import { useAnnouncedPrice } from './use-spoken-price.ts'

/** Announces the price to screen readers. */
export function AnnouncedPrice({ calculation }: { calculation: Calculation }) {
  const { amount, corridor, price, settled, side } = calculation
  const spoken = useAnnouncedPrice(settled ? price : undefined, `${corridor?.id} ${side} ${amount}`)
  const message =
    spoken === undefined
      ? ''
      : words('announce', {
          send: format.amount(spoken.send),
          receive: format.money(spoken.receive),
          cost: format.amount(spoken.totalCost.amount),
        })
  return <LiveRegion message={message} />
}
