import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSigned } from './signature.ts'

const now = new Date('2026-11-24T12:00:00Z')
const seconds = now.getTime() / 1000
const body = Buffer.from('{"id":"evt_1"}')
const sign = (secret: string, t: number, bytes = body) =>
  `t=${t},v1=${createHmac('sha256', secret)
    .update(t + '.' + bytes.toString())
    .digest('hex')}`

describe("a partner's signature", () => {
  it('over the exact bytes with any current secret: valid', () => {
    expect(isSigned(sign('a', seconds), body, ['a'], now)).toBe(true)
    expect(isSigned(sign('b', seconds), body, ['a', 'b'], now)).toBe(true)
  })

  it.each([
    ['another secret', sign('x', seconds)],
    ['an old timestamp', sign('a', seconds - 301)],
    ['a timestamp to come', sign('a', seconds + 301)],
    ['another timestamp than the signed one', sign('a', seconds - 5).replace(/t=\d+/, `t=${seconds}`)],
    ['no header', undefined],
    ['an empty header', ''],
    ['half a header', `t=${seconds}`],
    ['a short signature', `t=${seconds},v1=abcd`],
  ])('with %s: invalid', (_what, header) => {
    expect(isSigned(header, body, ['a'], now)).toBe(false)
  })

  it('over other bytes: invalid', () => {
    expect(isSigned(sign('a', seconds), Buffer.from('{"id": "evt_1"}'), ['a'], now)).toBe(false)
  })
})
