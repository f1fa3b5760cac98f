import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { failureOf, mayYetSucceed, partnerError } from './index.ts'
import { anyErrors, partnerErrors, type ErringPartner } from './table.ts'

const sandbox = path.resolve(import.meta.dirname, '../../../../../sandbox/src')

/** The error codes in the source of a sandbox folder: of `Refused`, of its faults and of its steps. */
function codesIn(folder: string): string[] {
  const files = readdirSync(path.join(sandbox, folder)).filter((name) =>
    /^[^.]+([.]api|[.]store)?[.]ts$/.test(name),
  )
  return files.flatMap((name) => {
    const source = readFileSync(path.join(sandbox, folder, name), 'utf8')
    const found = [
      ...source.matchAll(/Refused\(\s*\d+,\s*'([a-z0-9-]+)'/g),
      ...source.matchAll(/\brefuse\('([a-z0-9-]+)'/g),
      ...source.matchAll(/\bcode(?:Of)?: '([a-z0-9-]+)'/g),
      ...source.matchAll(/reason: .*'([a-z0-9-]+)'/g),
    ]
    return found.map(([, code = '']) => code)
  })
}

/** The error codes of the demo world's rails for missing and invalid fields. */
function railFaults(): string[] {
  const rails = JSON.parse(
    readFileSync(path.join(sandbox, '../../database/demo/rails.json'), 'utf8'),
  ) as Record<string, { account: { called: string }; also: { called: string }[] }>
  return Object.values(rails)
    .flatMap(({ account, also }) => [account, ...also])
    .flatMap(({ called }) => [`${called}-missing`, `${called}-not-valid`])
}

const mine = (partner: ErringPartner) => [...Object.keys(anyErrors), ...Object.keys(partnerErrors[partner])]

test.each(['bank', 'rails', 'names', 'rates'] as const)(
  "every code that the sandbox's %s can send: has a row in the table",
  (partner) => {
    const sent = [...codesIn(partner), ...codesIn('http'), ...(partner === 'rails' ? railFaults() : [])]
      // This code is for browser forms and not for the API.
      .filter((code) => code !== 'other-site')
    expect(sent.length).toBeGreaterThan(4)
    expect([...new Set(sent)].filter((code) => !mine(partner).includes(code))).toEqual([])
  },
)

test('an unknown code: final and for staff when it is about a payout; the state is unknown when it is about a request', () => {
  expect(partnerError('rails', 'AC04')).toMatchObject({
    means: 'not-met-before',
    word: 'final',
    person: 'staff',
  })
  expect(partnerError('rails', 'constructor').means).toBe('not-met-before')
  expect(failureOf('rails', { outcome: 'refused', status: 422, code: 'AC04' }).word).toBe('final')
  expect(failureOf('rails', { outcome: 'refused', status: 451, code: 'AC04' }).word).toBe('ask')
})

test('mayYetSucceed: false only after a final refusal', () => {
  const refused = (status: number, code: string) => ({ outcome: 'refused', status, code }) as const
  expect(mayYetSucceed('bank', refused(422, 'unknown-payment'))).toBe(false)
  expect(mayYetSucceed('bank', refused(422, 'insufficient-funds'))).toBe(true)
  expect(mayYetSucceed('bank', refused(401, 'wrong-key'))).toBe(true)
  expect(mayYetSucceed('bank', { outcome: 'unreachable' })).toBe(true)
})

test('retries: limited, except after transport errors; errors for the customer: with a reason', () => {
  const rows = [...Object.values(anyErrors), ...Object.values(partnerErrors.rails)]
  for (const { retry } of rows) if (retry !== undefined) expect(retry.times).toBeLessThanOrEqual(100)
  for (const { person, customerReason } of rows)
    if (person === 'customer') expect(customerReason).not.toBe('other')
})
