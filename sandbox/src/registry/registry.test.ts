import { describe, expect, test } from 'vitest'
import { openWorld } from '../../test/kit.ts'
import { readRut, rutOf, shownRut } from './rut.ts'

const claim = {
  rut: '12.345.678-5',
  givenNames: 'Ana Prueba',
  surnames: 'Ejemplo Muestra',
  birthDate: '1990-05-17',
  documentNumber: '500.100.200',
}

describe('persons', () => {
  test('a known person: matches regardless of case and accents, and each difference is named', async () => {
    const world = await openWorld()
    const check = async (change: object) =>
      (await world.post('/registry/persons/check', { ...claim, ...change })).body
    expect(await check({ givenNames: 'ANA PRÚEBA' })).toEqual({ result: 'match', fields: {} })
    expect(await check({ surnames: 'Otra', birthDate: '1990-05-18' })).toEqual({
      result: 'mismatch',
      fields: { surnames: 'differs', birthDate: 'differs' },
    })
    expect(await check({ rut: rutOf(7_654_321) })).toMatchObject({ result: 'deceased' })
    expect(await check({ rut: '12.345.678-4' })).toMatchObject({ result: 'not-found' })
  })

  test.each([
    ['A-10', { result: 'match', fields: {} }],
    ['18', { result: 'match', fields: {} }],
    ['1', { result: 'mismatch', fields: { givenNames: 'differs' } }],
    ['3', { result: 'mismatch', fields: { surnames: 'differs' } }],
    ['5', { result: 'mismatch', fields: { birthDate: 'differs' } }],
    ['7', { result: 'not-found', fields: {} }],
    ['9', { result: 'deceased', fields: {} }],
    ['A', { result: 'not-found', fields: {} }],
  ])('an unknown person with document %s: %j', async (documentNumber, answer) => {
    const world = await openWorld()
    const asked = await world.post('/registry/persons/check', {
      ...claim,
      rut: rutOf(20_111_333),
      documentNumber,
    })
    expect(asked.body).toEqual(answer)
  })
})

describe('companies', () => {
  test.each([
    [rutOf(76_123_456), { name: 'Comercial Prueba SpA', regime: 'res', active: true }],
    [rutOf(77_999_990), { active: false }],
    [rutOf(76_000_002), { name: 'Empresa de Prueba 2 SpA', regime: 'res', active: true }],
    [rutOf(76_000_007), { regime: 'traditional', active: false }],
  ])('%s: %j', async (rut, company) => {
    const world = await openWorld()
    expect((await world.get(`/registry/companies/${rut}`)).body).toMatchObject({ rut, ...company })
  })

  test.each([rutOf(76_000_009), rutOf(12_345_678), '76123456-1', 'x'])('%s: unknown', async (rut) => {
    const world = await openWorld()
    expect((await world.get(`/registry/companies/${rut}`)).status).toBe(404)
  })
})

test.each([
  ['12.345.678-5', '12345678-5'],
  ['123456785', '12345678-5'],
  ['6-k', '6-K'],
  ['012345678-5', '12345678-5'],
  ['12345678-6', null],
  ['0-0', null],
  ['', null],
])('«%s»: parsed as %s', (typed, rut) => expect(readRut(typed)).toBe(rut))

test('a RUT: shown with dots', () => expect(shownRut('12345678-5')).toBe('12.345.678-5'))
