import { customerAddresses, customerScreenNames } from '@puente/contract/addresses'
import { expect, test } from 'vitest'
import { answerTimesText } from './answer-times.tsx'
import { addressAt, subjectAt } from './current-screen.ts'

const id = 'a'.repeat(32)

test.each([
  ['/', 'home', undefined],
  ['/send/amount', 'sendAmount', undefined],
  [`/send/pay/trf_${id}`, 'sendPay', { kind: 'transfer', id: `trf_${id}` }],
  [`/transfers/trf_${id}/choice`, 'transferChoice', { kind: 'transfer', id: `trf_${id}` }],
  [`/recipients/rcp_${id}`, 'recipient', { kind: 'recipient', id: `rcp_${id}` }],
  [`/debts/rcv_${id}`, 'debt', { kind: 'debt', id: `rcv_${id}` }],
  [`/signatures/sgr_${id}`, 'signatureRequest', { kind: 'signature-request', id: `sgr_${id}` }],
  [`/support/thr_${id}`, 'supportThread', undefined],
  ['/notifications/update-document', 'pendingTask', undefined],
  ['/nothing/here', 'notFound', undefined],
] as const)('%s: the screen %s', (path, page, subject) => {
  expect([addressAt(path), subjectAt(path)]).toEqual([page, subject])
})

test('every screen: a name of its own', () => {
  expect(new Set(Object.values(customerScreenNames)).size).toBe(Object.keys(customerAddresses).length)
})

test.each([
  [40, 180, 'La mitad recibe respuesta en 40 minutos hábiles; nueve de cada diez, en 3 horas hábiles.'],
  [0, 61, 'La mitad recibe respuesta en 1 minuto hábil; nueve de cada diez, en 2 horas hábiles.'],
  [60, 540, 'La mitad recibe respuesta en 1 hora hábil; nueve de cada diez, en 9 horas hábiles.'],
])('half in %i minutes, nine of ten in %i: said in minutes or hours', (half, most, text) => {
  expect(answerTimesText({ halfWithinMinutes: half, mostWithinMinutes: most })).toBe(text)
})
