import { expect, it } from 'vitest'
import { batchedNames, type NamesPort, type NameSubject } from './names.ts'

const call = { partner: 'names', operation: 'check-names', outcome: 'ok', durationMs: 1, at: new Date(0) }
const subject = (name: string, ref = 'customer'): NameSubject => ({ ref, kind: 'person', name })

/**
 * A service with one name on a list, one that it refuses and one that it leaves out. Records the size of each request.
 */
function service() {
  const asked: number[] = []
  const port: NamesPort = {
    check: async (subjects) => {
      asked.push(subjects.length)
      if (subjects.some(({ name }) => name === 'broken'))
        return { outcome: 'refused', status: 422, code: 'name-unreadable', call }
      const results = subjects
        .filter(({ name }) => name !== 'left out')
        .map(({ ref, name }) =>
          name === 'listed'
            ? {
                ref,
                verdict: 'hit' as const,
                hits: [{ list: 'l', entryId: 'e', name, scoreBps: 10_000 }],
              }
            : { ref, verdict: 'clear' as const, hits: [] },
        )
      return { outcome: 'ok', value: { listVersion: '7', results }, call }
    },
  }
  return { asked, port: batchedNames(port) }
}

it('checks at the same time: one request, and each caller gets the verdicts of its own subjects', async () => {
  const { asked, port } = service()
  const answers = await Promise.all(
    ['ana', 'listed', 'left out'].map((name) => port.check([subject('sender'), subject(name, 'recipient')])),
  )
  expect(asked).toEqual([6])
  const verdicts = answers.map((answer) =>
    answer.outcome === 'ok' ? answer.value.results.map(({ ref, verdict }) => `${ref} ${verdict}`) : [],
  )
  expect(verdicts).toEqual([
    ['customer clear', 'recipient clear'],
    ['customer clear', 'recipient hit'],
    ['customer clear'],
  ])
})

it('a batched request that is refused: only the faulty check is refused', async () => {
  const { asked, port } = service()
  const answers = await Promise.all(['ana', 'broken', 'eva'].map((name) => port.check([subject(name)])))
  expect(answers.map(({ outcome }) => outcome)).toEqual(['ok', 'refused', 'ok'])
  expect(asked).toEqual([3, 1, 1, 1])
})
