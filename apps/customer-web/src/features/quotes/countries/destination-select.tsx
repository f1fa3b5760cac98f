import type { CorridorWire } from '@puente/contract/customer'
import { Select } from '@puente/ui'
import { memo } from 'react'
import { byCountryName, countryName } from './country-names.ts'
import type { Calculation } from '../use-calculation.ts'
import { words } from '../words.ts'

/** A destination with its currency: 'Colombia (COP)'. */
export const destinationText = ({ country, currency }: Pick<CorridorWire, 'country' | 'currency'>): string =>
  words('calculator.countryOption', { country: countryName(country), currency })

/** The text in place of the destinations while there are none. */
export const noDestinationText = ({ fault }: Pick<Calculation, 'fault'>): string =>
  words(fault?.at === 'price' ? 'calculator.countryFailed' : 'calculator.countryLoading')

/** The choice of the destination. A country page has a fixed country, and a choice only between its corridors. */
export function DestinationSelect({ calculation }: { calculation: Calculation }) {
  const { destinations, country, corridor, setCorridor } = calculation
  if (country !== undefined && destinations.length < 2) return null
  return (
    <Choice
      destinations={destinations}
      value={corridor?.id ?? ''}
      placeholder={destinations.length === 0 ? noDestinationText(calculation) : undefined}
      onChoose={setCorridor}
    />
  )
}

interface ChoiceProps {
  destinations: readonly CorridorWire[]
  value: string
  placeholder: string | undefined
  onChoose: (corridorId: string) => void
}

/** Memoized: the options are not rendered again when an amount is typed. */
const Choice = memo(({ destinations, value, placeholder, onChoose }: ChoiceProps) => (
  <Select
    name="corridor"
    label={words('calculator.country')}
    value={value}
    onChange={(event) => onChoose(event.target.value)}
    placeholder={placeholder}
    options={byCountryName(destinations).map((one) => ({ value: one.id, label: destinationText(one) }))}
  />
))
