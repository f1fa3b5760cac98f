import { receivePayment } from '../src/modules/payins/index.ts'
import type { Answer, Client } from './client.ts'
import type { TestEnvironment } from './world.ts'

const system = { kind: 'system', name: 'test' } as const

/** Books a payment when the bank reported it, with a reference that no order has. */
export const bookPayment = (
  { runtime, clock }: Pick<TestEnvironment, 'runtime' | 'clock'>,
  id: string,
  pesos: number,
  creditedAt = clock.now(),
) =>
  runtime.work(system, (work) =>
    receivePayment(work, {
      id,
      reference: 'sin referencia',
      amountMinor: BigInt(pesos),
      payerRut: '12345678-5',
      payerName: 'Otra Persona Ficticia',
      payerBank: 'Banco',
      payerAccount: '1',
      status: 'confirmed',
      creditedAt,
    }),
  )

/** A line of a bank statement; a positive amount is a credit. */
export interface BankLine {
  readonly day: string
  readonly pesos: number
  readonly id?: string
  readonly words?: string
  readonly reference?: string
  readonly rut?: string
  readonly name?: string
}

export interface BankDay {
  readonly number?: string
  readonly reference: string
  readonly from: string
  readonly to?: string
  readonly opening: number
  /** Default: the sum that it must be. */
  readonly closing?: number
  readonly lines: readonly BankLine[]
}

const HEAD = 'Cuenta;Cartola;Moneda;Desde;Hasta;Saldo inicial;Saldo final'
const COLUMNS = 'Fecha;Identificador;Descripción;Referencia;RUT;Nombre;Cargo;Abono'

/** A statement in CLP in our CSV layout. */
export function csvStatement({
  number = '00-123-45678-9',
  reference,
  from,
  to = from,
  opening,
  closing,
  lines,
}: BankDay) {
  const ends = closing ?? lines.reduce((sum, { pesos }) => sum + pesos, opening)
  const rows = lines.map(({ day, pesos, id = '', words = '', reference: ref = '', rut = '', name = '' }) =>
    [day, id, words, ref, rut, name, pesos < 0 ? -pesos : '', pesos > 0 ? pesos : ''].join(';'),
  )
  return [HEAD, [number, reference, 'CLP', from, to, opening, ends].join(';'), '', COLUMNS, ...rows, ''].join(
    '\r\n',
  )
}

/** Uploads a file of one of our accounts, as the browser does. */
export async function sendStatement<Body>(
  client: Client,
  content: string | Uint8Array,
  { account = 'client-bank/CLP', fileName = 'cartola.csv' } = {},
): Promise<Answer<Body>> {
  return client.send<Body>('POST', `/api/reconciled-accounts/${account}/statements?fileName=${fileName}`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: typeof content === 'string' ? content : new Uint8Array(content),
  })
}
