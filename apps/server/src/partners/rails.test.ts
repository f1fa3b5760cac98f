import { expect, it } from 'vitest'
import { batchedRails, type RailPayout, type RailsPort } from './rails.ts'

const call = { partner: 'rails', operation: 'get-payouts', outcome: 'ok', durationMs: 1, at: new Date(0) }
const paid = (clientReference: string): RailPayout => ({
  id: `rail-${clientReference}`,
  clientReference,
  status: 'credited',
})

/** A rail that knows every payout except those called lost. Records its requests. */
function service(many: 'ok' | 'refused' | 'unknown' = 'ok') {
  const asked: string[] = []
  const port: RailsPort = {
    submit: () => Promise.resolve({ outcome: 'unreachable', call }),
    payoutsAfter: () => Promise.resolve({ outcome: 'unreachable', call }),
    payoutByReference: (reference) => {
      asked.push(reference)
      return Promise.resolve(
        reference.startsWith('lost')
          ? { outcome: 'refused', status: 404, code: 'unknown-payout', call }
          : { outcome: 'ok', value: paid(reference), call },
      )
    },
    payoutsByReference: (references) => {
      asked.push(`${references.length} at once`)
      if (many === 'refused') return Promise.resolve({ outcome: 'refused', status: 429, code: 'slow', call })
      if (many === 'unknown') return Promise.resolve({ outcome: 'unknown', call })
      // The sandbox returns an unknown payout without an id; other partners leave it out.
      const items = references.map((reference) =>
        reference.startsWith('lost')
          ? ({ clientReference: reference, status: 'unknown' } as unknown as RailPayout)
          : paid(reference),
      )
      return Promise.resolve({ outcome: 'ok', value: { items }, call })
    },
  }
  return { asked, port: batchedRails(port) }
}

const outcomes = async (port: RailsPort, ...references: string[]) =>
  (await Promise.all(references.map((reference) => port.payoutByReference(reference)))).map((answer) =>
    answer.outcome === 'ok' ? answer.value.id : answer.outcome === 'refused' ? answer.status : answer.outcome,
  )

it('one payout: the single request', async () => {
  const { asked, port } = service()
  expect(await outcomes(port, 'a')).toEqual(['rail-a'])
  expect(asked).toEqual(['a'])
})

it('many payouts: one batched query; one that it does not know is queried alone before the result counts', async () => {
  const { asked, port } = service()
  expect(await outcomes(port, 'a', 'lost', 'b', 'a')).toEqual(['rail-a', 404, 'rail-b', 'rail-a'])
  expect(asked).toEqual(['3 at once', 'lost'])
})

it('a batched query that is refused: each payout is queried alone; a lost response: unknown for all', async () => {
  const refused = service('refused')
  expect(await outcomes(refused.port, 'a', 'lost')).toEqual(['rail-a', 404])
  const lost = service('unknown')
  expect(await outcomes(lost.port, 'a', 'b')).toEqual(['unknown', 'unknown'])
  expect(lost.asked).toEqual(['2 at once'])
})
