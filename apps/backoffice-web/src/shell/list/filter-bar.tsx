import Box from '@mui/material/Box'
import { listOrders, type ListOrder } from '@puente/contract'
import { Button, DatePicker, FilterRow, SearchIcon, Select, Tabs, TextInput, from } from '@puente/ui'
import { monthName } from '@puente/web'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { RouteButtonLink, RouteTab } from '../navigation/links.ts'
import { shellWords } from '../words.ts'
import { chosenBesidesTabs, countBesidesTabs, tabsAlone } from './chosen.ts'
import { chosenIn, type Chosen, type Filters } from './filters.ts'
import type { List, MonthField, OrderField, SelectField, TabsField } from './list.ts'
import { SavedViews } from './saved-views.tsx'

/** Shown on phones only. On wider screens the order is chosen in the table's header cells. */
const onPhones = { [from.md]: { display: 'none' } }

interface FilterBarProps<Row extends { readonly id: string }, Of extends Filters> {
  list: List<Row, Of>
  chosen: Chosen<Of>
}

/** The filters of a list. Every choice is kept in the URL, so that it can be shared. */
export function FilterBar<Row extends { readonly id: string }, Of extends Filters>({
  list,
  chosen,
}: FilterBarProps<Row, Of>) {
  const navigate = useNavigate()
  const said: Readonly<Record<string, string | number | undefined>> = chosen
  // Typed text waits here until the search is submitted; choosing another filter submits it too.
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({})
  const address = JSON.stringify(chosen)
  useEffect(() => setWritten({}), [address])
  const changed = (change: Readonly<Record<string, unknown>>) =>
    chosenIn(list.filters, { ...said, ...written, ...change })
  const show = (change: Readonly<Record<string, unknown>>) =>
    void navigate({ to: list.path, search: changed(change) })

  const names = Object.keys(list.filters)
  const fieldOf = (name: string) => list.fields[name] as Field
  const tabs = names.filter((name) => fieldOf(name).as === 'tabs')
  const { fields, more } = useShownFields(names, fieldOf, said)
  return (
    <>
      {tabs.map((name) => (
        <FilterTabs
          key={name}
          path={list.path}
          field={fieldOf(name) as TabsField<string | number>}
          values={valuesOf(list.filters[name])}
          chosenBy={(value) => chosenIn(list.filters, { ...said, [name]: value })}
        />
      ))}
      {fields.length === 0 ? null : (
        <Box sx={fields.every((name) => fieldOf(name).as === 'order') ? onPhones : undefined}>
          <FilterRow onSubmit={() => show({})} fold={fields.length > 1 ? foldText(list, chosen) : undefined}>
            {fields.map((name) => (
              <FilterField
                key={name}
                name={name}
                field={fieldOf(name)}
                filter={list.filters[name]}
                value={written[name] ?? String(said[name] ?? '')}
                write={(text) => setWritten((before) => ({ ...before, [name]: text }))}
                choose={(value) => show({ [name]: value })}
              />
            ))}
            {fields.some((name) => list.filters[name]?.kind === 'typed') ? <SearchButton /> : null}
            {more === undefined ? null : (
              <Button kind="text" aria-expanded={more.isOpen} onPress={more.toggle}>
                {shellWords('list.moreFilters')}
              </Button>
            )}
            <ClearFilters list={list} chosen={chosen} />
          </FilterRow>
        </Box>
      )}
      <SavedViews list={list} chosen={chosen} />
    </>
  )
}

const SearchButton = () => (
  <Button type="submit" start={<SearchIcon aria-hidden />}>
    {shellWords('list.search')}
  </Button>
)

/** The filters beside the tabs: rare ones once they are set or asked for. `more` is absent when all others are set. */
function useShownFields(
  names: readonly string[],
  fieldOf: (name: string) => Field,
  said: Readonly<Record<string, unknown>>,
) {
  const [isOpen, setIsOpen] = useState(false)
  const all = names.filter((name) => fieldOf(name).as !== 'tabs')
  const isRare = (name: string) => fieldOf(name).rare === true && said[name] === undefined
  return {
    fields: isOpen ? all : all.filter((name) => !isRare(name)),
    more: all.some(isRare) ? { isOpen, toggle: () => setIsOpen(!isOpen) } : undefined,
  }
}

const foldText = <Row extends { readonly id: string }, Of extends Filters>(
  list: List<Row, Of>,
  chosen: Chosen<Of>,
) => shellWords('list.fold', { count: countBesidesTabs(list, chosen) })

/** A link that removes the filters and keeps tab and month. */
function ClearFilters<Row extends { readonly id: string }, Of extends Filters>({
  list,
  chosen,
}: FilterBarProps<Row, Of>) {
  if (!chosenBesidesTabs(list, chosen)) return null
  return (
    <RouteButtonLink kind="text" to={list.path} search={tabsAlone(list, chosen)}>
      {shellWords('list.clear')}
    </RouteButtonLink>
  )
}

type Field = { readonly rare?: true } & (
  | TabsField<string | number>
  | SelectField<string | number>
  | MonthField
  | OrderField
  | { readonly as: 'typed' | 'day'; readonly label: string }
)

const valuesOf = (filter: Filters[string] | undefined): readonly (string | number)[] =>
  filter?.kind === 'choice' ? filter.values : []

interface FilterTabsProps {
  path: string
  field: TabsField<string | number>
  values: readonly (string | number)[]
  chosenBy: (value: string | number | undefined) => object
}

function FilterTabs({ path, field, values, chosenBy }: FilterTabsProps) {
  return (
    <Tabs label={field.label}>
      {values.map((value, index) => (
        <RouteTab
          key={value}
          to={path}
          search={chosenBy(index === 0 ? undefined : value)}
          activeOptions={{ exact: true }}
        >
          {field.tab === undefined ? field.text(value) : field.tab(value)}
        </RouteTab>
      ))}
    </Tabs>
  )
}

interface FilterFieldProps {
  name: string
  field: Field
  filter: Filters[string] | undefined
  value: string
  write: (text: string) => void
  choose: (value: string) => void
}

function FilterField({ name, field, filter, value, write, choose }: FilterFieldProps) {
  if (field.as === 'select') {
    return (
      <Select
        name={name}
        label={field.label}
        placeholder={field.any}
        options={valuesOf(filter).map((one) => ({ value: String(one), label: field.text(one) }))}
        value={value}
        onChange={(event) => choose(event.target.value)}
      />
    )
  }
  if (field.as === 'month') {
    const shown = value === '' ? field.running() : value
    return (
      <Select
        name={name}
        label={field.label}
        options={[...new Set([...field.offered(), shown])].map((one) => ({
          value: one,
          label: monthName(one),
        }))}
        value={shown}
        onChange={(event) => choose(event.target.value)}
      />
    )
  }
  if (field.as === 'order')
    return (
      <OrderSelect
        value={value}
        orders={valuesOf(filter).filter(isListOrder)}
        onChoose={choose}
        name={name}
      />
    )
  if (filter?.kind === 'day') {
    const take = (day: string) => (day === '' || filter.read(day) !== undefined ? choose(day) : write(day))
    return <DatePicker name={name} label={field.label} value={value} onChange={take} />
  }
  return (
    <TextInput
      name={name}
      type="search"
      label={field.label}
      autoComplete="off"
      spellCheck={false}
      maxLength={filter?.kind === 'typed' ? filter.longest : undefined}
      value={value}
      onChange={(event) => write(event.target.value)}
    />
  )
}

const isListOrder = (value: string | number): value is ListOrder => listOrders.some((one) => one === value)

interface OrderSelectProps {
  name: string
  value: string
  orders: readonly ListOrder[]
  onChoose: (value: string) => void
}

/** The order of the rows on phones, where tables have no head. */
function OrderSelect({ name, value, orders, onChoose }: OrderSelectProps) {
  const [usual = ''] = orders
  return (
    <Box sx={onPhones}>
      <Select
        name={name}
        label={shellWords('list.order')}
        options={orders.map((one) => ({ value: one, label: shellWords(`list.orders.${one}`) }))}
        value={value === '' ? usual : value}
        onChange={(event) => onChoose(event.target.value === usual ? '' : event.target.value)}
      />
    </Box>
  )
}
