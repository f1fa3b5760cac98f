import type { LocalityFieldProps } from '@puente/recipient-ui'
import { foldedText, SuggestInput } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePaused } from '../quotes/use-paused.ts'
import { citiesQuery, statesQuery } from './city-queries.ts'
import { words } from './words.ts'

/** A city or state abroad with suggestions; text that is not in the catalogue is accepted too. */
export function LocalityInput({ kind, country, state, text, onText, ...field }: LocalityFieldProps) {
  const asked = usePaused(text.trim(), 200)
  const { data: states } = useQuery(statesQuery(country, kind === 'state' || (state ?? '') !== ''))
  const within = states?.find(({ code, name }) => code === state || isSame(name, state ?? ''))?.code
  const { data: cities } = useQuery(citiesQuery(country, within, kind === 'city' ? asked : ''))
  const suggestions = useMemo(() => {
    const found =
      kind === 'city'
        ? (cities ?? [])
        : statesWith(
            states?.map(({ name }) => name),
            asked,
          )
    // A complete name needs no suggestion.
    return found.filter((name) => name !== asked).map((name) => ({ id: name, title: name }))
  }, [kind, cities, states, asked])
  return (
    <SuggestInput
      {...field}
      text={text}
      onText={onText}
      suggestions={suggestions}
      onChoose={({ title }) => onText(title)}
      announcement={words('found', { count: suggestions.length })}
    />
  )
}

const isSame = (one: string, other: string): boolean => foldedText(one) === foldedText(other)

const statesWith = (names: readonly string[] = [], text: string): readonly string[] =>
  text === '' ? [] : names.filter((name) => foldedText(name).includes(foldedText(text))).slice(0, 8)
