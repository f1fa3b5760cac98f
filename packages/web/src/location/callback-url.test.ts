import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { loginPath, safeCallbackUrl } from './callback-url.ts'

const origin = 'https://puente.test'

describe('safeCallbackUrl', () => {
  test.each([
    ['/', '/'],
    ['/send/review', '/send/review'],
    ['/transfers?state=in-review&search=a%20b', '/transfers?state=in-review&search=a%20b'],
    ['/to/ñuñoa', '/to/%C3%B1u%C3%B1oa'],
    ['/a?next=//evil.test', '/a?next=//evil.test'],
    ['/a#part', '/a#part'],
    ['/@evil.test', '/@evil.test'],
    ['/loginx', '/loginx'],
  ])('accepts %s', (text, path) => {
    expect(safeCallbackUrl(text, origin)).toBe(path)
  })

  test.each([
    '',
    'send',
    '//evil.test',
    '//evil.test/%2e%2e',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\\/evil.test',
    '/%09/evil.test\t',
    '/\t/evil.test',
    '\t//evil.test',
    '/\n/evil.test',
    '/\r\n/evil.test',
    '/\u0000/evil.test',
    '/a\\b',
    ' /send',
    'https://evil.test',
    'https:evil.test',
    'HTTPS://puente.test.evil.test/',
    'https://puente.test@evil.test/',
    'https://puente.test/send',
    'javascript:alert(1)',
    'https:evil.test',
    '/\\\\evil.test',
    '%2f%2fevil.test',
    '%252f%252fevil.test',
    '%2Fsend',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:https://puente.test/1',
    './/evil.test',
    '../evil.test',
    '/..//evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/%2e//evil.test',
    '/login',
    '/login/',
    '/login?callbackUrl=%2Flogin',
    null,
    undefined,
    7,
    ['/send'],
  ])('rejects %j', (text) => {
    expect(safeCallbackUrl(text, origin)).toBeUndefined()
  })

  it('any URL: an accepted one has the same origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '@',
      ':',
      '%2f',
      '%5c',
      '%252f',
      '%09',
      '%0a',
      '%00',
      '\u2028',
      'javascript:',
      'https:',
      '\t',
      '\n',
      '?',
      '#',
      'evil.test',
      'a',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.integer({ min: 0, max: 2 }), (pieces, times) => {
        // The text in a URL: plain, encoded once or twice.
        let text = pieces.join('')
        for (let time = 0; time < times; time += 1) text = encodeURIComponent(text)
        const carried = new URLSearchParams(`callbackUrl=${text}`).get('callbackUrl')
        const followed = safeCallbackUrl(carried, origin)
        expect(followed === undefined || new URL(followed, `${origin}/login`).origin === origin).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('returns the path that loginPath stored', () => {
    const path = loginPath({ pathname: '/transfers', search: '?state=in-review&search=a%20b' })
    const remembered = new URL(path, origin).searchParams.get('callbackUrl')
    expect(safeCallbackUrl(remembered, origin)).toBe('/transfers?state=in-review&search=a%20b')
  })
})
