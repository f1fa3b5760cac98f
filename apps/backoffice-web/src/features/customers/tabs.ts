import { timelineGroups } from '@puente/contract/staff'
import { oneOf } from '../../shell/list/filters.ts'

/** The tabs of a customer's page; the first is the default. */
export const customerTabs = [
  'summary',
  'timeline',
  'transfers',
  'file',
  'measures',
  'members',
  'threads',
  'notes',
] as const
export type CustomerTab = (typeof customerTabs)[number]

/** What the address of a customer's page chooses: its tab, and the group of its timeline. */
export const customerPageFilters = { tab: oneOf(customerTabs), group: oneOf(timelineGroups) }
