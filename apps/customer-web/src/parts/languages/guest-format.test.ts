import { describe, expect, it, test } from 'vitest'
import { guestFormat, timeZoneFor } from './guest-format.ts'

test.each([
  ['US', 'America/Los_Angeles', 'America/Los_Angeles'],
  ['US', 'America/Santiago', 'America/New_York'],
  ['ES', 'America/Santiago', 'Europe/Madrid'],
  ['DE', 'America/Santiago', 'Europe/Berlin'],
] as const)('country %s read in %s: the time of %s', (country, own, zone) => {
  expect(timeZoneFor(country, own)).toBe(zone)
})

describe('the format of a reader', () => {
  const at = '2026-11-24T21:30:00Z'

  it('an instant: in the language, with the time and zone of the destination', () => {
    const american = guestFormat('en', 'US', 'America/Santiago').instant(at)
    expect(american).toMatch(/Tuesday, November 24.*4:30.PM EST/)
    expect(guestFormat('es', 'PE', 'America/Santiago').instant(at)).toMatch(/martes.*24.*noviembre.*4:30/)
    expect(guestFormat('fr', 'FR', 'America/Santiago').instant(at)).toMatch(/mardi 24 novembre.*22:30/)
  })

  it('an amount: with the separators of the country and every digit', () => {
    expect(guestFormat('en', 'US', '').amount({ amount: '123456', currency: 'USD' })).toBe('1,234.56')
    expect(guestFormat('pt', 'BR', '').amount({ amount: '123456', currency: 'EUR' })).toBe('1.234,56')
    expect(guestFormat('en', 'US', '').amount({ amount: '5', currency: 'USD' })).toBe('0.05')
    expect(guestFormat('es', 'CO', '').amount({ amount: '150000000', currency: 'COP' })).toBe('1.500.000')
    expect(guestFormat('en', 'US', '').amount({ amount: '90071992547409931234', currency: 'USD' })).toBe(
      '900,719,925,474,099,312.34',
    )
  })

  it('a country: named in the language', () => {
    expect(
      (['es', 'en', 'pt', 'fr'] as const).map((language) => guestFormat(language, 'US', '').country('DE')),
    ).toEqual(['Alemania', 'Germany', 'Alemanha', 'Allemagne'])
  })
})
