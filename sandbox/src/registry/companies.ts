import type { MagicLine } from '../magic.ts'
import { rutNumber, rutOf, type Rut } from './rut.ts'

/** A company in the simulated tax service and company registry. */
export type KnownCompany = {
  readonly rut: Rut
  readonly name: string
  /** `res`: registered in the simplified electronic registry; `traditional`: by deed. */
  readonly regime: 'res' | 'traditional'
  readonly active: boolean
}

/** The companies with a name; invented. */
export const knownCompanies: readonly KnownCompany[] = [
  { rut: rutOf(76_123_456), name: 'Comercial Prueba SpA', regime: 'res', active: true },
  { rut: rutOf(76_543_210), name: 'Importadora Ejemplo Limitada', regime: 'traditional', active: true },
  { rut: rutOf(77_111_222), name: 'Servicios Muestra EIRL', regime: 'res', active: true },
  { rut: rutOf(96_888_880), name: 'Sociedad Anónima de Ensayo S.A.', regime: 'traditional', active: true },
  { rut: rutOf(77_999_990), name: 'Cerrada de Prueba SpA', regime: 'res', active: false },
]

const endings = [
  { digit: '9', says: 'El registro no conoce a la empresa.' },
  { digit: '7', says: 'La empresa existe, pero tiene término de giro.' },
] as const

/** The company of a RUT: a named one, or an invented one for any company RUT; null when the registry has none. */
export function companyOf(rut: Rut): KnownCompany | null {
  const known = knownCompanies.find((company) => company.rut === rut)
  if (known !== undefined) return known
  const body = rutNumber(rut)
  const ending = String(body).slice(-1)
  if (body < 50_000_000 || ending === endings[0].digit) return null
  const name = `Empresa de Prueba ${body % 1000} SpA`
  return { rut, name, regime: body % 2 === 0 ? 'res' : 'traditional', active: ending !== endings[1].digit }
}

/** The company registry's rows in the table of the home page. */
export const companyLines: readonly MagicLine[] = endings.map(({ digit, says }) => ({
  where: 'Registro: RUT de empresa',
  value: `Última cifra antes del guion: ${digit}`,
  says,
}))
