import { describe, expect, test } from 'vitest'
import {
  readBirthDate,
  readDocumentNumber,
  readEmail,
  readLine,
  readName,
  readPhone,
} from './person-fields.ts'

const phones = {
  countries: ['CL', 'AR', 'US'],
  types: ['MOBILE', 'FIXED_LINE_OR_MOBILE'],
  alsoMobile: { CL: ['9'] },
}
const ok = (normalised: string) => ({ normalised })
const fault = (code: string) => ({ fault: code })

describe('typed personal data', () => {
  test.each([
    ['  María   de los Ángeles ', ok('María de los Ángeles')],
    ['Ñuflo O’Higgins-Muñoz', ok('Ñuflo O’Higgins-Muñoz')],
    ['Jose\u0301', ok('José')],
    ['R2D2', fault('not-a-name')],
    ['<b>Ana</b>', fault('not-a-name')],
    ['   ', fault('missing')],
  ])('name %j', (typed, read) => expect(readName(typed)).toEqual(read))

  test.each([
    ['  Los   Robles SpA ', ok('Los Robles SpA')],
    ['🏢🏢', fault('wrong-format')],
    ['...', fault('wrong-format')],
    [' ', fault('missing')],
  ])('name of a company %j', (typed, read) => expect(readLine(typed)).toEqual(read))

  test.each([
    [' ana@correo.cl ', ok('ana@correo.cl')],
    ['ana.maria+puente@sub.correo.cl', ok('ana.maria+puente@sub.correo.cl')],
    ['ana@ñandú.cl', ok('ana@ñandú.cl')],
    ['ana@correo', fault('wrong-format')],
    ['ana@@correo.cl', fault('wrong-format')],
    ['ana@correo.cl, otra@correo.cl', fault('wrong-format')],
    ['ana\n@correo.cl', fault('wrong-format')],
    ['Ana <ana@correo.cl>', fault('wrong-format')],
  ])('e-mail %j', (typed, read) => expect(readEmail(typed)).toEqual(read))

  test.each([
    ['123.456.789', ok('123456789')],
    ['a 01 234 567', ok('A01234567')],
    ['12345678', fault('wrong-format')],
    ['AB1234567', fault('wrong-format')],
    ['1234567890', fault('wrong-format')],
  ])('document number %j', (typed, read) => expect(readDocumentNumber(typed)).toEqual(read))

  test.each([
    ['9 1234 5678', ok('+56912345678')],
    ['+56 9 1234 5678', ok('+56912345678')],
    ['+54 9 11 2345-6789', ok('+5491123456789')],
    ['(2) 2345 6789', fault('phone-type')],
    ['+56 32 212 3456', fault('phone-type')],
    ['+1 212 555 0123', ok('+12125550123')],
    ['12345', fault('wrong-format')],
    ['no tengo', fault('wrong-format')],
    ['+881 612 345 678', fault('phone-country')],
    ['+1 900 555 1234', fault('phone-type')],
  ])('phone %j', (typed, read) => expect(readPhone(phones, typed)).toEqual(read))

  test.each([
    ['2008-11-21', '2026-11-21', ok('2008-11-21')],
    ['2008-11-22', '2026-11-21', fault('under-age')],
    ['2008-02-29', '2026-02-28', fault('under-age')],
    ['2008-02-29', '2026-03-01', ok('2008-02-29')],
    ['2001-02-29', '2026-11-21', fault('not-a-date')],
    ['2030-01-01', '2026-11-21', fault('not-a-date')],
    ['1890-01-01', '2026-11-21', fault('not-a-date')],
    ['17/05/1990', '2026-11-21', fault('not-a-date')],
  ])('birth date %j on %s', (typed, today, read) => expect(readBirthDate(typed, today)).toEqual(read))
})
