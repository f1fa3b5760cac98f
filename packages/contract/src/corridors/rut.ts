declare const rutBrand: unique symbol

/** A Chilean RUT with a valid check digit, in its canonical spelling: '12345678-5', no dots, capital K. */
export type Rut = string & { readonly [rutBrand]: true }

/** Why a typed text is not a RUT. */
export type RutFault = 'missing' | 'wrong-format' | 'wrong-check-digit'

/** The check character ('0' to '9' or 'K') for a RUT's body of digits. */
export function rutCheckDigit(body: string): string {
  let total = 0
  for (let at = 0; at < body.length; at += 1) {
    total += Number(body.at(-1 - at)) * (2 + (at % 6))
  }
  const digit = 11 - (total % 11)
  return digit === 11 ? '0' : digit === 10 ? 'K' : String(digit)
}

/**
 * Parses a RUT with or without dots and hyphen, in either case. Leading zeros are removed, so that each RUT
 * has one spelling and can have one account only.
 */
export function parseRut(text: string): { readonly normalised: Rut } | { readonly fault: RutFault } {
  const typed = text.replace(/\s/g, '').toUpperCase()
  if (typed === '') return { fault: 'missing' }
  const match = /^([0-9.]+)[-‐‑–]?([0-9K])$/.exec(typed)
  const body = (match?.[1] ?? '').replaceAll('.', '').replace(/^0+/, '')
  if (!/^[0-9]{1,9}$/.test(body)) return { fault: 'wrong-format' }
  const check = match?.[2] ?? ''
  return rutCheckDigit(body) === check
    ? { normalised: `${body}-${check}` as Rut }
    : { fault: 'wrong-check-digit' }
}

/**
 * The digits and letters K of a RUT in any spelling: '123456785'. It needs no valid check digit, because banks report
 * payers as they were typed. Blind indexes of stored payments are made of it: the result for a text must never change.
 */
export const plainRut = (text: string): string => text.replaceAll(/[^0-9kK]/g, '').toUpperCase()

/** The tax service numbers legal persons from here on, and natural persons below. */
const LEGAL_PERSONS_FROM = 50_000_000

/** Whether the RUT is one of a legal person, by its number. */
export const isCompanyRut = (rut: Rut): boolean => Number(rut.split('-')[0]) >= LEGAL_PERSONS_FROM

/** The printed form: '12.345.678-5'. */
export function formatRut(rut: Rut): string {
  const [body = '', check = ''] = rut.split('-')
  return `${body.replace(/\B(?=(?:[0-9]{3})+$)/g, '.')}-${check}`
}
