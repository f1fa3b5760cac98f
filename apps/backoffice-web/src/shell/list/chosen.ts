import type { Chosen, Filters } from './filters.ts'

interface Fielded {
  readonly fields: Readonly<Record<string, { readonly as: string }>>
}

const keep = <Of extends Filters>(chosen: Chosen<Of>, kept: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => kept(name)))

/** Tabs, months and the order select a view; they are not removable filters. */
const isPlace = ({ fields }: Fielded, name: string): boolean =>
  ['tabs', 'month', 'order'].includes(fields[name]?.as ?? '')

/** The choice without its removable filters: only tab and month remain. */
export const tabsAlone = <Of extends Filters>(list: Fielded, chosen: Chosen<Of>) =>
  keep(chosen, (name) => isPlace(list, name))

/** The number of removable filters that are set. */
export const countBesidesTabs = <Of extends Filters>(list: Fielded, chosen: Chosen<Of>): number =>
  Object.keys(chosen).filter((name) => !isPlace(list, name)).length

/** Whether a removable filter is set. */
export const chosenBesidesTabs = <Of extends Filters>(list: Fielded, chosen: Chosen<Of>): boolean =>
  countBesidesTabs(list, chosen) > 0
