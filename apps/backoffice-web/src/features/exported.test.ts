import { staffEndpoints } from '@puente/contract/staff'
import type { Endpoint } from '@puente/contract'
import { expect, test } from 'vitest'
import { isNamedAction } from './audit/words.ts'

const endpoints: Readonly<Record<string, Endpoint>> = staffEndpoints
/** The text of every screen with a list. */
const screens = Object.entries(
  import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true }),
).filter(([, text]) => text.includes('describeList<'))

test('every list: exported in both formats, and offered to exactly the roles that may take it', () => {
  expect(screens.length).toBeGreaterThan(30)
  const faults = screens.flatMap(([path, text]) => {
    const block = /exported: \{(.*?)fileName:/s.exec(text)?.[1] ?? ''
    const roles = [...(/roles: \[([^\]]*)\]/.exec(block)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
      ([, role]) => role,
    )
    const name = /api\s*\.(export\w+)/.exec(block)?.[1] ?? ''
    const who = endpoints[name]?.who
    const isOffered = Array.isArray(who) && [...who].toSorted().join() === roles.toSorted().join()
    return isOffered && /formats: (spreadsheets|taxFormats)/.test(block) ? [] : [path]
  })
  expect(faults).toEqual([])
})

test('every download of a list: its line of the audit trail has words', () => {
  const actions = Object.values(endpoints).flatMap(({ name, stream }) =>
    stream === undefined || !name.startsWith('export')
      ? []
      : [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)],
  )
  expect(actions.length).toBeGreaterThan(30)
  expect(actions.filter((action) => !isNamedAction(action))).toEqual([])
})
