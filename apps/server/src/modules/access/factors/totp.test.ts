import { describe, expect, test } from 'vitest'
import { totpAt } from '../../../../test/proofs.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

/** '12345678901234567890', the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a TOTP authenticator', () => {
  // The RFC lists eight digits. A code of six digits is their last six.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds: the code of RFC 6238 is accepted', (seconds, code) => {
    expect(totpStep(SECRET, code, at(seconds), undefined)).toBe(Math.floor(seconds / 30))
    expect(totpAt(SECRET, at(seconds)), 'and the tests count alike').toBe(code)
  })

  test.each([
    [-60, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
  ])('a code of %i seconds from now: accepted is %s', (seconds, taken) => {
    const code = totpAt(SECRET, at(1_000_020 + seconds))
    expect(totpStep(SECRET, code, at(1_000_020), undefined) !== undefined).toBe(taken)
  })

  test('a code used before, or one of an earlier step: refused', () => {
    const now = at(1_000_020)
    const step = totpStep(SECRET, totpAt(SECRET, now), now, undefined)
    expect(totpStep(SECRET, totpAt(SECRET, now), now, step)).toBeUndefined()
    expect(totpStep(SECRET, totpAt(SECRET, at(999_990)), now, step)).toBeUndefined()
    expect(totpStep(SECRET, totpAt(SECRET, at(1_000_050)), now, step)).toBe((step ?? 0) + 1)
  })

  test.each([['12345'], ['1234567'], ['28708a'], [''], ['２８７０８２']])('"%s": not a code', (typed) => {
    expect(totpStep(SECRET, typed, at(59), undefined)).toBeUndefined()
  })

  test('a code typed with spaces: accepted; the secret as an otpauth URI', () => {
    expect(totpStep(SECRET, ' 287 082 ', at(59), undefined)).toBe(1)
    const secret = newTotpSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(totpUri(secret, 'Puente', 'ana@x.cl')).toBe(
      `otpauth://totp/Puente:ana%40x.cl?issuer=Puente&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
  })
})
