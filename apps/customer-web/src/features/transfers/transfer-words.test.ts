import type { TransferWire } from '@puente/contract/customer'
import { publicStates, situationOf, situations, type PublicState, type Situation } from '@puente/contract'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { arrivalOf, refundedTerm, sayOf, type SituationArguments } from './transfer-words.ts'

const SEND = 100_000n
const received = { nothing: 0n, part: 60_000n, whole: 100_000n, tooMuch: 130_000n }
const parts = ['word', 'headline', 'lead', 'now'] as const

const pesos = (minor: bigint) => `$${minor.toLocaleString('es-CL')}`

interface Case {
  readonly state: PublicState
  readonly amount: keyof typeof received
  readonly situation: Situation
  readonly facts: SituationArguments
  readonly receivedMinor: bigint
  readonly refundMinor: bigint
}

/** Every state with every amount, choice and hold, with and without refunds. */
const cases: Case[] = publicStates.flatMap((state) =>
  (Object.keys(received) as (keyof typeof received)[]).flatMap((amount) =>
    [true, false].flatMap((open) =>
      ([undefined, 'short', 'late', 'held'] as const).flatMap((choice) =>
        ([undefined, 'identity', 'documents', 'staff'] as const).flatMap((hold) =>
          ['none', '25/11/2026 18:00'].map((until) => {
            const paid = received[amount]
            const isBack = ['refunding', 'refunded', 'expired', 'cancelled'].includes(state)
            const [receivedMinor, refundMinor] = isBack ? [0n, paid] : [paid, 0n]
            const missing = SEND > receivedMinor ? SEND - receivedMinor : 0n
            const facts = {
              state,
              sendMinor: SEND,
              receivedMinor,
              refundMinor,
              refundRejected: isBack && choice !== undefined && paid > 0n,
              open: open && missing > 0n,
            }
            return {
              state,
              amount,
              situation: situationOf({ ...facts, choice, hold }),
              receivedMinor,
              refundMinor,
              facts: {
                name: 'Rosa',
                received: pesos(receivedMinor),
                remaining: pesos(missing),
                ordered: pesos(SEND),
                refunded: pesos(refundMinor),
                until,
              },
            }
          }),
        ),
      ),
    ),
  ),
)

const textOf = ({ situation, facts }: Case) => parts.map((part) => sayOf(situation, part, facts)).join(' · ')

/** Cases with the same situation and texts count once. */
const distinct = [...new Map(cases.map((one) => [`${one.situation} ${textOf(one)}`, one])).values()]

test('all states and amounts: every situation occurs', () => {
  expect([...new Set(cases.map(({ situation }) => situation))].sort()).toEqual([...situations].sort())
})

describe.each(situations)('%s', (situation) => {
  const found = distinct.filter((one) => one.situation === situation)
  const says = (forbidden: RegExp) => found.map(textOf).filter((text) => forbidden.test(text))

  test('every text: no amount of zero and no empty argument', () => {
    // These cases do not occur: the server ends an order that has received nothing by its deadline.
    const real = found.filter(({ receivedMinor }) => !situation.startsWith('choose') || receivedMinor > 0n)
    const held = real.filter(({ receivedMinor }) => !situation.startsWith('hold') || receivedMinor > 0n)
    expect(held.map(textOf).filter((text) => /\$0\b|[{}]|undefined|none/.test(text))).toEqual([])
  })

  test('nothing received or refunded: the texts name no payment and no refund', () => {
    const isPaid = found.every(({ receivedMinor }) => receivedMinor > 0n)
    const isBack = found.every(({ refundMinor }) => refundMinor > 0n)
    if (!isPaid && !isBack && !['set-off', 'expired', 'cancelled'].includes(situation))
      if (found.every(({ receivedMinor }) => receivedMinor === 0n))
        expect(says(/[Tt]u dinero|[Rr]ecibimos|guardad/)).toEqual([])
    const mayNameRefund =
      isBack || ['returned', 'needs-correction', 'cancelled', 'set-off'].includes(situation)
    if (!mayNameRefund) expect(says(/devolv|devuelt|vuelve/)).toEqual([])
  })

  test('a refund: the text names the refunded amount and no other', () => {
    for (const one of found.filter(({ refundMinor }) => refundMinor > 0n)) {
      const amounts = textOf(one).match(/\$[0-9.]+/g) ?? []
      expect(new Set(amounts.map((text) => text.replace(/\.$/, '')))).toEqual(
        new Set([pesos(one.refundMinor)]),
      )
    }
  })

  test('a choice of the customer: the text announces no automatic step', () => {
    if (situation.startsWith('choose') || situation === 'part-paid')
      expect(says(/se anula|solo|vuelve/)).toEqual([])
    if (situation.startsWith('choose'))
      expect(found.every((one) => /decide|decisión/.test(textOf(one)))).toBe(true)
    else if (situation !== 'part-paid') expect(says(/[Dd]ecide|[Ee]lige|decisión/)).toEqual([])
  })

  test('a stopped transfer: the text names no refund, whoever stopped it', () => {
    if (situation.startsWith('stopped')) expect(says(/devol|devuel|vuelve|completo|lista|alerta/)).toEqual([])
  })
})

test('all texts: equal to the table in docs/transfer-texts.md', async () => {
  const lines = situations.flatMap((situation) => [
    `## ${situation}`,
    '',
    ...distinct
      .filter((one) => one.situation === situation)
      .filter(({ receivedMinor }) => !/^(choose|hold)/.test(situation) || receivedMinor > 0n)
      .filter(({ receivedMinor }) => situation !== 'choose-short' || receivedMinor < SEND)
      .flatMap(({ facts }) => [
        `- ${sayOf(situation, 'word', facts)} | ${sayOf(situation, 'headline', facts)}`,
        `  ${sayOf(situation, 'lead', facts)}`,
        ...(sayOf(situation, 'now', facts) === '' ? [] : [`  Ahora: ${sayOf(situation, 'now', facts)}`]),
      ]),
    '',
  ])
  const text = [
    '# Texts of a transfer for its customer',
    '',
    'Written by `transfer-words.test.ts`. Each entry: label in the list, headline, line below it, and current step of the',
    'timeline, for an order of $100.000 with nothing, a part, all or too much received.',
    '',
    ...lines,
  ].join('\n')
  await expect(`${text.trimEnd()}\n`).toMatchFileSnapshot(
    path.resolve(import.meta.dirname, '../../../../../docs/transfer-texts.md'),
  )
})

test.each<[Situation, string]>([
  ['refunding', 'Te devolvemos'],
  ['refund-rejected', 'Te devolvemos'],
  ['refunded', 'Te devolvimos'],
  ['delivered', 'Te devolvimos'],
])('the refunded amount of a transfer that is %s: "%s"', (situation, text) => {
  expect(refundedTerm({ situation })).toBe(text)
})

describe('the estimated arrival', () => {
  const promised = '2026-12-01T21:00:00Z'
  const of = (state: PublicState, timeline: readonly object[]) =>
    arrivalOf(
      { state, price: { arrival: { estimatedAt: promised } }, timeline } as unknown as TransferWire,
      Date.parse('2026-11-29T15:00:00Z'),
    )
  const next = { step: 'delivered', status: 'next', estimatedAt: promised }

  test('money under way: promised without a condition', () => {
    expect(of('sent-to-bank', [next])).toMatch(/^Llega martes 1, antes de las 18:00$/)
  })

  test('details to correct: depends on the correction, also after a delivery that was returned', () => {
    const returned = { step: 'delivered', status: 'done', at: '2026-11-29T14:00:00Z' }
    for (const timeline of [[next], [returned, next]])
      expect(of('needs-correction', timeline)).toBe(
        'Llega martes 1, antes de las 18:00 si corriges los datos ahora.',
      )
  })
})
