import { rutOf, type Rut } from './rut.ts'

/** A person in the simulated civil registry. */
export type KnownPerson = {
  readonly rut: Rut
  readonly givenNames: string
  readonly surnames: string
  /** YYYY-MM-DD */
  readonly birthDate: string
  readonly documentNumber: string
  readonly deceased: boolean
}

/** The people of the civil registry; invented. */
export const knownPeople: readonly KnownPerson[] = [
  {
    rut: rutOf(12_345_678),
    givenNames: 'Ana Prueba',
    surnames: 'Ejemplo Muestra',
    birthDate: '1990-05-17',
    documentNumber: '500100200',
    deceased: false,
  },
  {
    rut: rutOf(16_432_198),
    givenNames: 'Ñuflo',
    surnames: 'Ensayo Ñanco',
    birthDate: '1985-12-03',
    documentNumber: '500100202',
    deceased: false,
  },
  {
    rut: rutOf(18_765_432),
    givenNames: 'María de los Ángeles',
    surnames: 'Fernández-Ejemplo Muestra',
    birthDate: '2001-02-28',
    documentNumber: '500100204',
    deceased: false,
  },
  {
    rut: rutOf(24_680_135),
    givenNames: 'Extranjera',
    surnames: 'De Prueba',
    birthDate: '1994-08-09',
    documentNumber: '500100206',
    deceased: false,
  },
  {
    rut: rutOf(22_222_221),
    givenNames: 'Menor',
    surnames: 'De Edad Prueba',
    birthDate: '2012-01-15',
    documentNumber: '500100208',
    deceased: false,
  },
  {
    rut: rutOf(7_654_321),
    givenNames: 'Difunto',
    surnames: 'De Prueba',
    birthDate: '1940-03-30',
    documentNumber: '500100210',
    deceased: true,
  },
]
