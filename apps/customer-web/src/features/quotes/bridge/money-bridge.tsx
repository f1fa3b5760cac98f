import type { PublicState } from '@puente/contract'
import { bridgePlaceOf } from '@puente/contract/bridge'
import { BridgeLine } from '@puente/ui'
import { words } from './bridge-words.ts'
import { countryName } from '../countries/country-names.ts'

interface MoneyBridgeProps {
  /** The country of the recipient. */
  country: string
  /** Absent before there is an order. */
  state?: PublicState
  /** False while nothing was paid: the money is in Chile then. */
  isPaid?: boolean
  /** The state in words. */
  stateText?: string
  size?: 'normal' | 'small'
}

const end = (country: string) => ({ country, name: countryName(country) })

/** The bridge line from Chile to the country of a price or a transfer. */
export function MoneyBridge(props: MoneyBridgeProps) {
  const { country, state, isPaid = true, stateText = '', size = 'normal' } = props
  return (
    <BridgeLine
      from={end('CL')}
      to={end(country)}
      place={state === undefined ? undefined : bridgePlaceOf(state, isPaid)}
      label={
        state === undefined
          ? words('way', { country: countryName(country) })
          : words('place', { country: countryName(country), state: stateText })
      }
      size={size}
    />
  )
}
