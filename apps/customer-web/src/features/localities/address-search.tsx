import type { FoundAddressWire } from '@puente/contract/customer'
import { LiveRegion, Muted, SearchIcon, SuggestInput, type Suggestion } from '@puente/ui'
import { newKey, useConfig } from '@puente/web'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { usePaused } from '../quotes/use-paused.ts'
import { addressesQuery } from './city-queries.ts'
import { words } from './words.ts'

interface AddressSearchProps {
  /** The known parts of the chosen address. */
  onFound: (address: FoundAddressWire) => void
}

/**
 * Searches addresses in Chile by partial text; without a configured maps service it renders no field and
 * sends no request.
 */
export function AddressSearch({ onFound }: AddressSearchProps) {
  const { findsAddresses } = useConfig()
  return findsAddresses === true ? <Search onFound={onFound} /> : null
}

const none: readonly Suggestion[] = []

function Search({ onFound }: AddressSearchProps) {
  const [text, setText] = useState('')
  const [session, setSession] = useState(() => newKey())
  const [chosen, setChosen] = useState<string>()
  const asked = usePaused(text.trim(), 250)
  const isAsking = asked !== chosen && asked === text.trim()
  const search = useQuery(addressesQuery(isAsking ? asked : '', session))
  const choose = useMutation({
    mutationFn: ({ id }: Suggestion) => api.chooseAddress({ body: { id, session } }),
    onSuccess: onFound,
    // After a choice, whether it succeeded or not, the next keystroke starts a new search session.
    onSettled: () => setSession(newKey()),
  })
  const suggestions = isAsking ? (search.data ?? none) : none
  const said = choose.isError || search.isError ? words('search.failed') : nothingFound()

  function nothingFound(): string {
    return isAsking && search.data?.length === 0 ? words('search.nothing') : ''
  }

  return (
    <div>
      <SuggestInput
        name="address-search"
        label={words('search.label')}
        hint={words('search.hint')}
        optional
        searches
        start={<SearchIcon aria-hidden />}
        text={text}
        onText={setText}
        suggestions={suggestions}
        announcement={words('found', { count: suggestions.length })}
        maxLength={120}
        onChoose={(suggestion) => {
          setText(suggestion.title)
          setChosen(suggestion.title)
          choose.mutate(suggestion)
        }}
      />
      {said === '' ? null : <Muted>{said}</Muted>}
      <LiveRegion message={choose.isSuccess ? words('search.filled', { address: text }) : said} />
    </div>
  )
}
