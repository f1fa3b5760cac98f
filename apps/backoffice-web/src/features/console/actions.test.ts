import { staffRoles } from '@puente/contract'
import { staffEndpoints } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { beginsWords, actions, actionsNamed, type ActionName } from './actions.ts'

const endpointOf = {
  closePeriod: 'proposePeriodChange',
  importStatement: 'importStatement',
  recordCapital: 'proposeCapitalMovement',
  payCause: 'proposeCausePayment',
  recordBreach: 'recordBreach',
  inviteStaff: 'inviteStaffMember',
  openSales: 'proposeSales',
  importSettings: 'proposeSettingsImport',
} as const satisfies Record<ActionName, keyof typeof staffEndpoints>

test.each(Object.entries(endpointOf) as [ActionName, (typeof endpointOf)[ActionName]][])(
  'the action %s: offered to exactly the roles that the server authorises',
  (name, endpoint) => {
    const offered = staffRoles.filter((role) => (actions[name].roles as readonly string[]).includes(role))
    expect(new Set(offered)).toEqual(new Set(staffEndpoints[endpoint].who))
  },
)

test.each([
  ['cerrar periodo', 'closePeriod'],
  ['CERR PERÍ', 'closePeriod'],
  ['importar cart', 'importStatement'],
  ['conciliacion', 'importStatement'],
  ['nueva brecha', 'recordBreach'],
] as const)('%s: names %s, by beginnings of words and without accents', (typed, name) => {
  expect(actionsNamed(typed, 'officer')).toContain(name)
})

test('an action of other roles, or a text that names none: not offered', () => {
  expect(actionsNamed('cerrar periodo', 'support')).toEqual([])
  expect(actionsNamed('invitar', 'officer')).toEqual([])
  expect(actionsNamed('errar periodo', 'officer')).toEqual([])
  expect(actionsNamed(' ', 'officer')).toEqual([])
})

test('a word that begins no word of the text: no match', () => {
  expect(beginsWords('Pagos por calzar', 'por pag')).toBe(true)
  expect(beginsWords('Pagos por calzar', 'pagos alzar')).toBe(false)
})
