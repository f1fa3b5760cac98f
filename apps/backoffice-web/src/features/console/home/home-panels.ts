import type { StaffRole } from '@puente/contract'
import type { staffEndpoints } from '@puente/contract/staff'
import type { ActionName } from '../actions.ts'

/** The panels of the home, and the endpoint that each one shows. */
export const panelEndpoints = {
  next: 'listInbox',
  queue: 'getWorkQueue',
  revenue: 'getBusinessFigures',
  volume: 'getBusinessFigures',
  states: 'getOrderFigures',
  corridors: 'getOrderFigures',
  times: 'getOrderFigures',
  conversion: 'getOrderFigures',
  reasons: 'getOrderFigures',
  decisions: 'getDecisionFigures',
  partners: 'getServiceFigures',
  ages: 'getServiceFigures',
  funds: 'getSafeguarding',
  stuck: 'listStuckTransfers',
  aged: 'listAgedMoney',
  breaks: 'listBreaks',
} as const satisfies Record<string, keyof typeof staffEndpoints>
export type HomePanel = keyof typeof panelEndpoints

/** What each role does most often without a case, at the head of its home. */
export const homeActions: Readonly<Record<StaffRole, readonly ActionName[]>> = {
  support: [],
  analyst: [],
  officer: ['recordBreach'],
  treasury: ['importStatement', 'closePeriod'],
  admin: ['inviteStaff'],
}

/** What each role sees on its home, in this order. */
export const homePanels: Readonly<Record<StaffRole, readonly HomePanel[]>> = {
  support: ['next', 'queue', 'states', 'times', 'reasons', 'corridors', 'conversion', 'stuck'],
  analyst: ['next', 'queue', 'decisions', 'reasons', 'ages', 'conversion', 'states'],
  officer: [
    'next',
    'queue',
    'decisions',
    'reasons',
    'ages',
    'revenue',
    'volume',
    'funds',
    'states',
    'times',
    'partners',
  ],
  treasury: [
    'next',
    'queue',
    'revenue',
    'volume',
    'funds',
    'times',
    'states',
    'reasons',
    'ages',
    'partners',
    'aged',
    'breaks',
  ],
  admin: [
    'next',
    'queue',
    'revenue',
    'volume',
    'corridors',
    'conversion',
    'states',
    'times',
    'reasons',
    'funds',
    'ages',
    'partners',
    'decisions',
  ],
}
