import { transferStates, type TransferState } from '@puente/contract'
import { Button, FilterRow, SearchIcon, Select, TextInput } from '@puente/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '../../paths.ts'
import { RouteButtonLink } from '../../shell/links.ts'
import type { TransferFilters } from './filters.ts'
import { words } from './words.ts'

const stateOptions = transferStates.map((state) => ({ value: state, label: words(`states.${state}`) }))

/** What the list is narrowed to; it lives in the address, so that it can be sent to a colleague. */
export function FilterBar({ filters }: { filters: TransferFilters }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(filters.search ?? '')
  useEffect(() => setTyped(filters.search ?? ''), [filters.search])

  function show(state: string, search: string) {
    const known = transferStates.find((one): one is TransferState => one === state)
    const text = search.trim()
    void navigate({
      to: '/transfers',
      search: { ...(known === undefined ? {} : { state: known }), ...(text === '' ? {} : { search: text }) },
    })
  }

  return (
    <FilterRow onSubmit={() => show(filters.state ?? '', typed)}>
      <TextInput
        name="search"
        type="search"
        label={words('list.searchLabel')}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select
        name="state"
        label={words('list.stateLabel')}
        placeholder={words('list.anyState')}
        options={stateOptions}
        value={filters.state ?? ''}
        onChange={(event) => show(event.target.value, typed)}
      />
      <Button type="submit" start={<SearchIcon aria-hidden />}>
        {words('list.submit')}
      </Button>
      {Object.keys(filters).length === 0 ? null : (
        <RouteButtonLink kind="text" to={paths.transfers()} search={{}}>
          {words('list.clear')}
        </RouteButtonLink>
      )}
    </FilterRow>
  )
}
