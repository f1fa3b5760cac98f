import type { Chosen, Filters } from './filters.ts'

interface Fielded {
  readonly fields: Readonly<Record<string, { readonly as: string }>>
}

const keep = <Of extends Filters>(chosen: Chosen<Of>, kept: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => kept(name)))

/** A tab and a month are places that one stands in: they narrow nothing. */
const isPlace = ({ fields }: Fielded, name: string): boolean =>
  fields[name]?.as === 'tabs' || fields[name]?.as === 'month'

/** What is left of a choice when the filters are taken off: the tab or the month one stands in. */
export const tabsAlone = <Of extends Filters>(list: Fielded, chosen: Chosen<Of>) =>
  keep(chosen, (name) => isPlace(list, name))

/** How many filters could be taken off. */
export const countBesidesTabs = <Of extends Filters>(list: Fielded, chosen: Chosen<Of>): number =>
  Object.keys(chosen).filter((name) => !isPlace(list, name)).length

/** Whether there are filters that could be taken off. */
export const chosenBesidesTabs = <Of extends Filters>(list: Fielded, chosen: Chosen<Of>): boolean =>
  countBesidesTabs(list, chosen) > 0
