import type { CaseFileWire } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { allOpened, fileConditions, seenOf } from './seen.ts'

const file = (more: Partial<CaseFileWire>) =>
  ({ id: 'doc_1', sha256: 'ab', scan: 'clean', ...more }) as CaseFileWire
const opened = { openedAt: '2026-03-01T15:00:00.000Z' }

test.each([
  ['no file', [], []],
  ['one file, opened and clean', [file(opened)], ['Archivo abierto', 'Antivirus sin hallazgos']],
  [
    'two files, one not opened and one not inspected',
    [file(opened), file({ scan: 'not-scanned' })],
    ['Abiertos 1 de 2', 'Sin revisar por antivirus'],
  ],
  [
    'a file in which the scanner found something',
    [file({ ...opened, scan: 'infected' })],
    ['Archivo abierto', 'Antivirus: archivo peligroso'],
  ],
])('%s: its conditions in words', (_, files, texts) => {
  expect(fileConditions(files).map(({ text }) => text)).toEqual(texts)
})

test('files of which one is not opened: not all opened, and each is named as it was shown', () => {
  const files = [file(opened), file({ id: 'doc_2' as never, scan: 'not-scanned' })]
  expect([allOpened(files), allOpened(files.slice(0, 1)), allOpened([])]).toEqual([false, true, true])
  expect(seenOf(files)).toEqual([
    { id: 'doc_1', sha256: 'ab', scan: 'clean' },
    { id: 'doc_2', sha256: 'ab', scan: 'not-scanned' },
  ])
})
