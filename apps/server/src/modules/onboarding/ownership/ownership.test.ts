import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { closedLoop, ownershipOf, ROOT, type Holding } from './ownership.ts'
import { pathsOf } from './paths.ts'
import { bpsOf, readShare, shareText } from './share.ts'

const held = (owner: string, company: string, share: string): Holding => ({
  owner,
  company,
  share: new Fraction(share),
})
const exact = (holdings: Holding[], layers: string[]) => {
  const found = ownershipOf(holdings, new Set(layers))
  return found && Object.fromEntries([...found.shares].map(([node, share]) => [node, share.toFraction()]))
}

test('three layers: the product of the shares along every path', () => {
  const holdings = [
    held('B', ROOT, '2/3'),
    held('p', ROOT, '1/3'),
    held('p', 'B', '1/4'),
    held('q', 'B', '3/4'),
  ]
  expect(exact(holdings, ['B'])).toEqual({ B: '2/3', p: '1/2', q: '1/2' })
  expect(pathsOf(holdings, 'p').map(({ share }) => share.toFraction())).toEqual(['1/3', '1/6'])
})

test('a cross-holding: solved exactly, without losing what circulates', () => {
  const holdings = [
    held('p', ROOT, '1/2'),
    held('B', ROOT, '1/2'),
    held('q', 'B', '2/3'),
    held(ROOT, 'B', '1/3'),
  ]
  expect(exact(holdings, ['B'])).toEqual({ p: '3/5', B: '3/5', q: '2/5' })
})

test('fifty rows among seven companies that own each other: the twenty largest paths, within a second', () => {
  const companies = [ROOT, 'A', 'B', 'C', 'D', 'E', 'F']
  const cross = companies.flatMap((company) =>
    companies.filter((owner) => owner !== company).map((owner) => held(owner, company, '1/8')),
  )
  const persons = companies.map((company, index) => held('p', company, `${index + 1}/100`))
  const holdings = [...cross, ...persons, held('q', ROOT, '1/100')]
  const startedAt = performance.now()
  const found = pathsOf(holdings, 'p')
  expect(performance.now() - startedAt).toBeLessThan(1000)
  expect(found).toHaveLength(20)
  expect(found[0]).toMatchObject({ nodes: ['p', ROOT] })
  expect(found[1]?.nodes).toEqual(['p', 'F', ROOT])
  expect(found.every(({ nodes }) => new Set(nodes).size === nodes.length)).toBe(true)
  expect(pathsOf(holdings, 'q').map(({ nodes }) => nodes)).toEqual([['q', ROOT]])
})

test('companies that own each other entirely: no result, and the loop is named', () => {
  const holdings = [held('A', ROOT, '1'), held('B', 'A', '1'), held('A', 'B', '1')]
  expect(exact(holdings, ['A', 'B'])).toBeUndefined()
  expect(closedLoop(holdings, new Set(['A', 'B']))).toEqual([ROOT, 'A', 'B'])
})

test.each([
  ['33,33', '3333/10000', 3333],
  ['1/3', '1/3', 3333],
  ['2 / 3', '2/3', 6667],
  ['', '0/1', 0],
  ['100 %', '1/1', 10_000],
  ['0,005', '1/20000', 1],
])('a share typed as "%s": %s, %i basis points', (typed, text, bps) => {
  const share = readShare(typed)
  expect(share && [shareText(share), bpsOf(share)]).toEqual([text, bps])
})

test.each(['101', '3/2', '1/0', '-1', 'x', '1/3/3'])('"%s": not a share', (typed) => {
  expect(readShare(typed)).toBeUndefined()
})

/** Companies 0 (the applicant) to n − 1, persons P0 to P2: the parts of each company, and the part that is undeclared. */
const graph = fc.integer({ min: 1, max: 5 }).chain((companies) =>
  fc.array(
    fc.record({
      parts: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: companies + 3, maxLength: companies + 3 }),
      rest: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: companies, maxLength: companies },
  ),
)

interface Parts {
  readonly parts: readonly number[]
  readonly rest: number
}
const nodeOf = (at: number, companies: number) =>
  at === 0 ? ROOT : at < companies ? `C${at}` : `P${at - companies}`

const holdingsOf = (rows: readonly Parts[]): Holding[] =>
  rows.flatMap(({ parts, rest }, company) => {
    const whole = parts.reduce((sum, part) => sum + part, rest)
    return parts.flatMap((part, owner) =>
      part === 0
        ? []
        : [
            {
              owner: nodeOf(owner, rows.length),
              company: nodeOf(company, rows.length),
              share: new Fraction(part, whole),
            },
          ],
    )
  })

/** The share that reached each node after so many rounds, by handing every company's part on to its owners. */
function handedOn(holdings: readonly Holding[], rounds: number): { got: Map<string, number>; left: number } {
  const got = new Map<string, number>()
  let flows = new Map([[ROOT, 1]])
  for (let round = 0; round < rounds; round += 1) {
    const next = new Map<string, number>()
    for (const { owner, company, share } of holdings) {
      const flow = (flows.get(company) ?? 0) * share.valueOf()
      const into = owner.startsWith('P') ? got : next
      into.set(owner, (into.get(owner) ?? 0) + flow)
    }
    flows = next
  }
  return { got, left: [...flows.values()].reduce((sum, flow) => sum + flow, 0) }
}

test('random graphs with cycles: shares conserve, and lie within the bounds of the share handed on by rounds', () => {
  fc.assert(
    fc.property(graph, (rows) => {
      const holdings = holdingsOf(rows)
      const layers = new Set(rows.map((_, at) => nodeOf(at, rows.length)).filter((node) => node !== ROOT))
      const { got, left } = handedOn(holdings, 400)
      const found = ownershipOf(holdings, layers)
      if (found === undefined) return closedLoop(holdings, layers).length > 0 && left > 1e-9
      const persons = [...found.shares].filter(([node]) => node.startsWith('P'))
      const sum = persons.reduce((total, [, share]) => total.add(share), found.undeclared)
      return (
        sum.equals(1) &&
        persons.every(([node, share]) => {
          const reached = got.get(node) ?? 0
          return share.valueOf() >= reached - 1e-9 && share.valueOf() <= reached + left + 1e-9
        })
      )
    }),
    { numRuns: 300 },
  )
})

test('random graphs without cycles: each share is the sum of its paths, exactly', () => {
  fc.assert(
    fc.property(graph, (rows) => {
      const forward = rows.map(({ parts, rest }, company) => ({
        rest: rest + 1,
        parts: parts.map((part, owner) => (owner <= company && owner < rows.length ? 0 : Math.min(part, 2))),
      }))
      const holdings = holdingsOf(forward)
      const layers = new Set(rows.map((_, at) => nodeOf(at, rows.length)).filter((node) => node !== ROOT))
      const found = ownershipOf(holdings, layers)
      const reach = (owner: string): Fraction =>
        owner === ROOT
          ? new Fraction(1)
          : holdings.reduce(
              (sum, one) => (one.owner === owner ? sum.add(one.share.mul(reach(one.company))) : sum),
              new Fraction(0),
            )
      return found !== undefined && [...found.shares].every(([node, share]) => share.equals(reach(node)))
    }),
    { numRuns: 200 },
  )
})
