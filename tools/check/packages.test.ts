import { describe, expect, test } from 'vitest'
import { writeTree } from '../test/write-tree.ts'
import { licences, lockfile } from './packages.ts'

const tree = (locked: object, manifest: object = { dependencies: { a: '1.2.3' } }) =>
  writeTree({
    'package.json': '{}',
    'packages/money/package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify({
      packages: { '': {}, 'packages/money': { dependencies: { a: '1.2.3' } }, ...locked },
    }),
  })
const held = (more: object) => ({
  'node_modules/a': { version: '1.2.3', integrity: 'sha512-AAAA', ...more },
})

test('a lockfile that matches the manifests, and free licences: no faults', () => {
  const root = tree(
    held({ license: '(MIT OR GPL-3.0)', resolved: 'https://registry.npmjs.org/a/-/a-1.2.3.tgz' }),
  )
  expect(lockfile(root)).toEqual([])
  expect(licences(root).faults).toEqual([])
})

describe('faults are reported:', () => {
  test.each([
    ['another version', tree, [{}, { dependencies: { a: '1.2.4' } }], 'a is 1.2.4, and 1.2.3'],
    [
      'a dependency not locked',
      tree,
      [{}, { dependencies: { a: '1.2.3', b: '1.0.0' } }],
      'b is 1.0.0, and not there',
    ],
    ['a dependency locked and not named', tree, [{}, {}], 'a is not named'],
    ['a range', tree, [{}, { dependencies: { a: '^1.2.3' } }], 'versions are exact'],
    ['a workspace not locked', tree, [{ 'packages/money': undefined }], 'missing in package-lock.json'],
    ['no hash', tree, [held({ integrity: undefined })], 'node_modules/a has no sha512 hash'],
    ['a weak hash', tree, [held({ integrity: 'sha1-AAAA' })], 'node_modules/a has no sha512 hash'],
    ['a private registry', tree, [held({ resolved: 'http://10.0.0.1:4873/a.tgz' })], 'others cannot reach'],
  ] as const)('%s', (_name, make, given, fault) => {
    const [locked, manifest] = given as readonly [object, object?]
    expect(lockfile(make(locked, manifest)).join('\n')).toContain(fault)
  })

  test.each(['GPL-3.0', 'AGPL-3.0-only', '(MIT AND GPL-2.0)', 'UNLICENSED', undefined])(
    'the licence %s',
    (license) => {
      expect(licences(tree(held(license === undefined ? {} : { license }))).faults).toHaveLength(1)
    },
  )
})

test.each([
  ['MIT License\n\nCopyright (c) 2017', 0],
  ['All rights reserved. MIT License does not apply.', 1],
])('a manifest without a licence: its licence file decides, %j', (text, faults) => {
  const root = writeTree({
    'package-lock.json': JSON.stringify({ packages: held({}) }),
    'node_modules/a/package.json': '{}',
    'node_modules/a/LICENSE': text,
  })
  expect(licences(root).faults).toHaveLength(faults)
})

test('packages used only in development: any licence', () => {
  expect(licences(tree(held({ license: 'GPL-3.0', dev: true }))).faults).toEqual([])
})
