import type { CompanyDocument } from '@puente/contract'
import type { DocumentFacts } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { differencesOf } from './company-compare.ts'
import { readPaperFacts } from './company-paper-facts.ts'

const measures = { ownerFromBps: 1000, shareToleranceBps: 1 }
const one = (number: string, shareBps: number, controls = false) => ({ number, shareBps, controls })

test.each([
  ['the same', [one('a', 6000), one('b', 4000)], [one('b', 4000), one('a', 6000)], {}],
  ['a third, rounded either way', [one('a', 3333)], [one('a', 3334)], {}],
  ['another share', [one('a', 6000)], [one('a', 6002)], { a: 'share-differs' }],
  ['somebody whom the paper does not name', [one('a', 6000)], [], { a: 'not-on-paper' }],
  ['who controls without a share', [one('a', 0, true)], [], {}],
  ['who owns nothing and controls nothing', [one('a', 0)], [], { a: 'not-on-paper' }],
  ['somebody who was not declared', [], [one('a', 1000)], { a: 'not-declared' }],
  ['somebody with too little to be declared', [], [one('a', 999)], {}],
])('%s', (_case, declared, read, differences) => {
  expect(Object.fromEntries(differencesOf(declared, read, measures))).toEqual(differences)
})

const asked = { rules: { freshDays: 60 }, hasOwners: true, today: '2026-11-24', receivedOn: '2026-11-20' }
const owner = (number: string, shareBps: number) => ({
  name: 'Olga',
  document: 'rut' as const,
  number,
  shareBps,
})

test.each<[CompanyDocument, DocumentFacts, string[]]>([
  ['constitution-deed', {}, ['facts.legalName required', 'facts.owners required']],
  ['constitution-deed', { legalName: 'Paso SpA', owners: [owner('9.999.222-0', 10_000)] }, []],
  [
    'constitution-deed',
    { legalName: ' ', owners: [owner('9999222-1', 1)] },
    ['facts.legalName required', 'facts.owners.0.number wrong-check-digit'],
  ],
  [
    'shareholders',
    { owners: [owner('99992220', 6000), owner('9999222-0', 5000)] },
    ['facts.owners.1.number twice', 'facts.owners over-the-whole'],
  ],
  ['powers', {}, ['facts.powers.signers required', 'facts.powers.rules required']],
  ['validity-certificate', {}, ['facts.issuedOn required']],
  ['validity-certificate', { issuedOn: '2026-09-21' }, []],
  ['validity-certificate', { issuedOn: '2026-09-20' }, ['facts.issuedOn too-old']],
  ['validity-certificate', { issuedOn: '2026-11-25' }, ['facts.issuedOn not-yet']],
])('facts that staff read on a company document of kind %s: %j', (paper, facts, faults) => {
  expect(readPaperFacts(paper, facts, asked).faults.map(({ at, fault }) => `${at} ${fault}`)).toEqual(faults)
})
