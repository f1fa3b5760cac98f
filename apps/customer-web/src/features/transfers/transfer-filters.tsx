/* long: one row of filters in sequence */
import { styled } from '@mui/material/styles'
import {
  Button,
  ButtonLink,
  Combobox,
  DatePicker,
  Disclosure,
  FilterRow,
  from as wider,
  Select,
  TextInput,
} from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { memo, useCallback, useState } from 'react'
import { paths } from '../../paths.ts'
import { recipientsQuery } from '../recipients/recipient-queries.ts'
import {
  dayFaults,
  isFiltered,
  readTransferSearch,
  stateGroups,
  statesOf,
  type TransferSearch,
} from './filter.ts'
import { words } from './words.ts'

const More = styled('section')({ flex: '1 1 100%' })
const Fields = styled('div')({
  display: 'grid',
  gap: 12,
  [wider.md]: { gridTemplateColumns: '200px 200px minmax(0, 1fr)' },
})

const groupNames = Object.keys(stateGroups) as (keyof typeof stateGroups)[]

/** The filters of the list. They apply when submitted and are kept in the URL. */
export function TransferFilters({ search }: { search: TransferSearch }) {
  const router = useRouter()
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(false)
  const set = useCallback(
    (part: Partial<TransferSearch>) => setTyped((before) => ({ ...before, ...part })),
    [],
  )
  const faults = dayFaults(typed.from ?? '', typed.to ?? '')
  const isDetailed = [search.from, search.to, search.recipientId].some((part) => part !== undefined)
  const apply = () => {
    setShown(true)
    if (Object.keys(faults).length > 0) return
    void router.navigate({ href: paths.transfers(readTransferSearch({ ...typed })), resetScroll: false })
  }
  return (
    <FilterRow onSubmit={apply} fold={words('filter.fold', { count: Object.keys(search).length })}>
      <TextInput
        name="search"
        type="search"
        label={words('filter.search')}
        autoComplete="off"
        maxLength={40}
        value={typed.search ?? ''}
        onChange={(event) => set({ search: event.target.value })}
      />
      <Select
        name="states"
        label={words('filter.states')}
        value={typed.states ?? ''}
        options={stateOptions(search)}
        onChange={(event) => set({ states: event.target.value })}
      />
      <Button type="submit">{words('filter.apply')}</Button>
      {isFiltered(search) ? (
        <ButtonLink kind="text" href={paths.transfers()}>
          {words('filter.clear')}
        </ButtonLink>
      ) : null}
      <MoreFilters
        from={typed.from ?? ''}
        to={typed.to ?? ''}
        recipientId={typed.recipientId ?? ''}
        isOpen={isDetailed}
        showsFaults={shown}
        set={set}
      />
    </FilterRow>
  )
}

interface MoreFiltersProps {
  from: string
  to: string
  recipientId: string
  isOpen: boolean
  showsFaults: boolean
  set: (part: Partial<TransferSearch>) => void
}

/** The days and the recipient, which a key typed into the search does not render. */
const MoreFilters = memo(({ from, to, recipientId, isOpen, showsFaults, set }: MoreFiltersProps) => {
  const days = { from, to }
  const faults = dayFaults(from, to)
  const recipients = useQuery(recipientsQuery)
  return (
    <More>
      <Disclosure summary={words('filter.more')} defaultOpen={isOpen}>
        <Fields>
          {(['from', 'to'] as const).map((side) => (
            <DatePicker
              key={side}
              name={side}
              label={words(`filter.${side}`)}
              value={days[side]}
              onChange={(value) => set({ [side]: value })}
              fault={
                !showsFaults || faults[side] === undefined
                  ? undefined
                  : words(`filter.faults.${faults[side]}`)
              }
            />
          ))}
          <Combobox
            name="recipientId"
            label={words('filter.recipient')}
            placeholder={words('filter.anyone')}
            loading={recipients.isPending}
            value={recipientId}
            onChange={(chosen) => set({ recipientId: chosen })}
            options={(recipients.data?.items ?? []).map(({ id, name, accountEnding }) => ({
              value: id,
              label: name,
              description: words('page.accountEnding', { ending: accountEnding }),
            }))}
          />
        </Fields>
      </Disclosure>
    </More>
  )
})

/** The choices, plus the URL's states when they match none of them. */
function stateOptions(search: TransferSearch) {
  const offered = [
    { value: '', label: words('filter.all') },
    ...groupNames.map((name) => ({
      value: statesOf({ states: stateGroups[name] }).join(','),
      label: words(`filter.groups.${name}`),
    })),
  ]
  const isOffered = offered.some(({ value }) => value === (search.states ?? ''))
  if (isOffered) return offered
  const label = statesOf(search)
    .map((state) => words(`state.${state}`))
    .join(', ')
  return [...offered, { value: search.states ?? '', label }]
}
