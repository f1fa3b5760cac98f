import {
  accountCodes,
  capitalKinds,
  casePriorities,
  closeChecks,
  customerLevels,
  differenceExplanations,
  payoutStatuses,
  restrictionKinds,
  reviewReasons,
  staffEndpoints,
  templateNames,
} from '@puente/contract/staff'
import { auditDetailMessages, decidedKinds, isNamedJob } from '@puente/contract/staff-texts'
import {
  allActionReasons,
  companySections,
  customerKinds,
  customerRisks,
  documentKinds,
  documentReasons,
  documentScans,
  documentVerdicts,
  evidenceRefusals,
  identityDocumentTypes,
  memberRoles,
  nameRefusals,
  otherChecks,
  pendingKinds,
  refundReasons,
  refusals,
  requirementCodes,
  selfieVerdicts,
  staffRoles,
  transferActions,
} from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { expect, test } from 'vitest'
import { codeText } from '../console/fact-text.ts'
import { factTexts, objectText, outcomeText } from './details-text.ts'
import { isNamedAction } from './words.ts'

/** The text of every file of the server but its tests. */
const sources = import.meta.glob<string>(
  ['../../../../server/src/**/*.ts', '!../../../../server/src/**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
)
const texts = Object.values(sources)
/** An audit line with a literal action. */
const AUDITED = /\.audit\(\{\s*action: '([\w-]+)'/g
/** The details of a line as an object literal, in files that write to the trail. */
const FACTS = /\bfacts(?:: | = )\{([^{}]*)\}/g

test('every action that the server audits under a literal name: has words on this screen', () => {
  const actions = texts.flatMap((text) => [...text.matchAll(AUDITED)].flatMap(([, action]) => action ?? []))
  expect(actions.length).toBeGreaterThan(50)
  expect([...new Set(actions)].filter((action) => !isNamedAction(action))).toEqual([])
})

test('every job that acts under a literal name, and every subscriber: has words', () => {
  const acting = /(?:kind: 'system', name|subscriber): '([a-z.-]+)'(?= \}|,\s+events)/g
  const names = texts.flatMap((text) => [...text.matchAll(acting)].flatMap(([, name]) => name ?? []))
  expect(names.length).toBeGreaterThan(50)
  expect([...new Set(names)].filter((name) => !isNamedJob(name))).toEqual([])
})

test('every endpoint that changes something for somebody who signed in: its line has words', () => {
  const names = [...Object.values(staffEndpoints), ...Object.values(customerEndpoints)].flatMap(
    ({ name, method, who }) => (method === 'GET' || who === 'anyone' || who === 'partner' ? [] : [name]),
  )
  expect([...new Set(names)].filter((name) => !isNamedAction(name))).toEqual([])
})

test('every detail that the server writes beside an action: has a name', () => {
  const names = texts
    .filter((text) => text.includes('.audit('))
    .flatMap((text) =>
      [...text.matchAll(FACTS)].flatMap(([, inside = '']) =>
        inside.split(',').flatMap((part) => /^\s*(\w+)\s*(?::|$)/.exec(part)?.[1] ?? []),
      ),
    )
  expect(names.length).toBeGreaterThan(40)
  // Details of events, which are written in the same files and are not in the trail.
  const ofEvents = new Set([
    'closureId',
    'deviceId',
    'documentId',
    'invitationId',
    'restrictionId',
    'state',
    'userId',
  ])
  const unnamed = [...new Set(names)].filter(
    (name) => !ofEvents.has(name) && !Object.hasOwn(auditDetailMessages.facts, name),
  )
  expect(unnamed).toEqual([])
})

test('every kind of thing that is decided: has a name', () => {
  expect(decidedKinds().filter((kind) => !Object.hasOwn(auditDetailMessages.objects, kind))).toEqual([])
})

test.each([
  ['roles', staffRoles],
  ['risks', customerRisks],
  ['levels', customerLevels],
  ['restrictions', restrictionKinds],
  ['parts of a company file', companySections],
  ['reasons of documents', documentReasons],
  ['requirements', requirementCodes],
  ['roles of members', memberRoles],
  ['kinds of customers', customerKinds],
  ['actions on transfers', transferActions],
  ['reasons of actions', allActionReasons],
  ['reasons of refunds', refundReasons],
  ['reasons of reviews', reviewReasons],
  ['identity documents', identityDocumentTypes],
  ['kinds of documents', documentKinds],
  ['verdicts of documents', documentVerdicts],
  ['scans of documents', documentScans],
  ['verdicts of selfies', selfieVerdicts],
  ['checks without a selfie', otherChecks],
  ['reasons against names', nameRefusals],
  ['reasons against evidence of funds', evidenceRefusals],
  ['pending items', pendingKinds],
  ['states of payouts', payoutStatuses],
  ['lines of a close', closeChecks],
  ['movements of capital', capitalKinds],
  ['priorities', casePriorities],
  ['explanations of differences', differenceExplanations],
  ['changes of restrictions', ['set', 'change', 'end']],
  ['changes of periods', ['close', 'reopen']],
])('%s in details: every code has a word', (_, codes) => {
  expect(codes.filter((code) => codeText(code) === undefined)).toEqual([])
})

const textOf = (name: string, value: string) => factTexts({ facts: [{ name, value }] }).join()
const fallback = 'otro valor'

test('accounts of the books and templates of messages in details: their names, with the currency', () => {
  const codes = [...accountCodes, ...accountCodes.map((code) => `${code} CLP`)]
  expect(codes.filter((code) => textOf('account', code).includes(fallback))).toEqual([])
  expect(codes.filter((code) => textOf('account', code) === `Cuenta: ${code}`)).toEqual([])
  expect(templateNames.filter((name) => textOf('template', name).includes(fallback))).toEqual([])
  expect(templateNames.filter((name) => textOf('template', name) === `Mensaje: ${name}`)).toEqual([])
})

test('a month in details: as it is written in Chile', () => {
  expect(textOf('month', '2026-11')).toBe('Mes: 11/2026')
})

test('values before and after, money, and a change of a setting: one text each, without codes and ids', () => {
  const fact = (name: string, value: string, named?: string) => ({
    name,
    value,
    ...(named === undefined ? {} : { named }),
  })
  expect(factTexts({ facts: [fact('before', 'high'), fact('risk', 'normal')] })).toEqual([
    'Riesgo: alto → normal',
  ])
  const [money] = factTexts({ facts: [fact('amountMinor', '209917'), fact('currency', 'CLP')] })
  expect(money?.replaceAll('\u00a0', ' ')).toBe('Monto: $209.917 CLP')
  const setting = [fact('setting', 'fee'), fact('key', 'us-usd/company'), fact('version', '3')]
  expect(factTexts({ facts: setting })).toEqual(['Comisión: Estados Unidos (USD), empresas, versión 3'])
  expect(
    factTexts({
      facts: [fact('proposal', `prp_${'0'.repeat(32)}`), fact('by', `stf_${'0'.repeat(32)}`, 'Ana Soto')],
    }),
  ).toEqual(['Propuso: Ana Soto'])
  expect(factTexts({ facts: [fact('because', 'a-code-without-a-word')] })).toEqual(['Motivo: otro valor'])
  expect(objectText({ object: { kind: 'transfer', name: 'PUAAAA · Rosa Soto' }, facts: [] })).toBe(
    'Envío: PUAAAA · Rosa Soto',
  )
  expect(objectText({ subject: 'fee/us-usd/company', facts: [] })).toBe(
    'Comisión: Estados Unidos (USD), empresas',
  )
  expect(outcomeText('refused:same-person')).toMatch(/^Rechazado: \S/)
})

test.each(Object.keys(refusals))('an act refused with %s: a text without missing values', (code) => {
  expect(outcomeText(`refused:${code}`)).not.toMatch(/–|\(\)|NaN|undefined/)
})

test('an act refused for a payment that the bank reversed: the words of staff, not the customer’s', () => {
  expect(outcomeText('refused:payment-reversed')).toBe(
    'Rechazado: El banco anuló un pago de un envío entregado, y el cliente lo debe',
  )
})
