import type { OrderEvent } from '@puente/contract/staff'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import { chosenIn } from '../../shell/list/filters.ts'
import { transferFilters } from '../transfers/filters.ts'
import type { Days } from './period-days.ts'

interface RowsLinkProps {
  days: Days
  happened: OrderEvent
  corridor?: string
  reason?: string
  children: ReactNode
}

/** Leads from a number to the orders that it counts. */
export const RowsLink = ({ days: { from, to }, children, ...filters }: RowsLinkProps) => (
  <RouteLink to={paths.transfers()} search={chosenIn(transferFilters, { ...filters, from, to })}>
    {children}
  </RouteLink>
)
