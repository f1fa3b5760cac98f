import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { repository } from '../run/paths.ts'
import { faultsOf } from './accepted.ts'
import { installedOf } from './installed.ts'
import { findingsIn } from './osv.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'puente-advisories-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const advisory = (id: string, affected: object, more: object = {}) =>
  writeFileSync(
    path.join(folder, `${id}.json`),
    JSON.stringify({
      id,
      summary: 'a summary',
      affected: [{ package: { ecosystem: 'npm', name: 'toy' }, ...affected }],
      ...more,
    }),
  )
const range = (...events: object[]) => ({ ranges: [{ type: 'SEMVER', events }] })
const affects = (version: string) => findingsIn(folder, [{ name: 'toy', version }]).map(({ id }) => id)

test('a range from one version to the fixed one: the first is affected, the fixed one is not', () => {
  advisory(
    'GHSA-1',
    range({ introduced: '1.2.0' }, { fixed: '1.4.0' }, { introduced: '2.0.0' }, { fixed: '2.0.1' }),
  )
  for (const [version, isAffected] of [
    ['1.1.9', false],
    ['1.2.0', true],
    ['1.3.9', true],
    ['1.4.0', false],
    ['2.0.0', true],
    ['2.0.1', false],
  ] as const)
    expect(affects(version), version).toEqual(isAffected ? ['GHSA-1'] : [])
})

test('a range without a fix, one with a last version, a list of versions, a withdrawn advisory, another ecosystem', () => {
  advisory('ALL', range({ introduced: '0' }))
  advisory('LAST', range({ introduced: '0' }, { last_affected: '1.0.0' }))
  advisory('LISTED', { versions: ['1.0.1'] })
  advisory('WITHDRAWN', range({ introduced: '0' }), { withdrawn: '2026-01-01T00:00:00Z' })
  advisory('OTHER', { package: { ecosystem: 'PyPI', name: 'toy' }, ...range({ introduced: '0' }) })
  expect(affects('1.0.0').toSorted()).toEqual(['ALL', 'LAST'])
  expect(affects('1.0.1').toSorted()).toEqual(['ALL', 'LISTED'])
})

it('a folder without advisories of npm: refused, because nothing is compared', () => {
  expect(() => affects('1.0.0')).toThrow('has no advisory of npm')
})

test('accepted advisories: not a fault until their day; over or without a package: a fault', () => {
  const found = [{ id: 'GHSA-1', summary: 'a summary', name: 'toy', version: '1.0.0' }]
  const accepted = { id: 'GHSA-1', reason: 'is not called', until: '2026-12-31' }
  expect(faultsOf(found, [], '2026-12-31')).toEqual(['toy 1.0.0: GHSA-1 a summary'])
  expect(faultsOf(found, [accepted], '2026-12-31')).toEqual([])
  expect(faultsOf(found, [accepted], '2027-01-01')).toHaveLength(2)
  expect(faultsOf([], [accepted], '2026-12-31')).toEqual([
    'GHSA-1 is accepted and concerns no installed package: remove it.',
  ])
})

test('the packages of the lockfile: those of production without those of development', () => {
  const production = installedOf(repository, false).map(({ name }) => name)
  const all = installedOf(repository, true).map(({ name }) => name)
  expect(production).toContain('fastify')
  expect(production).not.toContain('vitest')
  expect(all).toContain('vitest')
  // `ts7` is an alias.
  expect(all).not.toContain('ts7')
  expect(all).toContain('typescript')
})
