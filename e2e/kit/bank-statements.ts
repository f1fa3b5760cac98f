/** A line of a bank statement, in whole units; positive for credits. */
export interface ToldLine {
  readonly id: string
  readonly units: number
  readonly words?: string
}

/** A statement of one day in our CSV layout. */
export function statementOf(account: {
  readonly number: string
  readonly currency: string
  readonly reference: string
  readonly day: string
  readonly opening: number
  readonly lines: readonly ToldLine[]
}): string {
  const { number, currency, reference, day, opening, lines } = account
  const closing = lines.reduce((sum, { units }) => sum + units, opening)
  return [
    'Cuenta;Cartola;Moneda;Desde;Hasta;Saldo inicial;Saldo final',
    [number, reference, currency, day, day, opening, closing].join(';'),
    '',
    'Fecha;Identificador;Descripción;Referencia;RUT;Nombre;Cargo;Abono',
    ...lines.map(({ id, units, words = '' }) =>
      [day, id, words, id, '', '', units < 0 ? -units : '', units > 0 ? units : ''].join(';'),
    ),
    '',
  ].join('\r\n')
}
