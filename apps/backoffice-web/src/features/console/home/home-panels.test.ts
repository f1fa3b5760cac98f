import { staffRoles } from '@puente/contract'
import { staffEndpoints } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { homePanels, panelEndpoints } from './home-panels.ts'

test.each(staffRoles)(
  'the home of %s: only panels that the server answers to the role, each once',
  (role) => {
    const panels = homePanels[role]
    expect(new Set(panels).size).toBe(panels.length)
    const refused = panels.filter((panel) => {
      const { who } = staffEndpoints[panelEndpoints[panel]]
      return !who.includes(role)
    })
    expect(refused).toEqual([])
  },
)

test('every panel: on the home of at least one role', () => {
  const shown = new Set(Object.values(homePanels).flat())
  expect(shown).toEqual(new Set(Object.keys(panelEndpoints)))
})
