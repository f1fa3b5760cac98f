import { expect, test } from 'vitest'
import { actionText } from './words.ts'

/** The text of every file of the server but its tests. */
const sources = import.meta.glob<string>(
  ['../../../../server/src/**/*.ts', '!../../../../server/src/**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
)
/** An audit line with a literal action. */
const AUDITED = /\.audit\(\{\s*action: '([\w-]+)'/g

test('every action that the server audits under a literal name: has words on this screen', () => {
  const actions = Object.values(sources).flatMap((text) =>
    [...text.matchAll(AUDITED)].flatMap(([, action]) => action ?? []),
  )
  expect(actions.length).toBeGreaterThan(50)
  expect([...new Set(actions)].filter((action) => actionText(action) === action)).toEqual([])
})
