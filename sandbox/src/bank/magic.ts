import { byEnding, type MagicLine } from '../magic.ts'

/** The outcome of a payment, by the last digits of its amount. */
const paymentRows = [
  { ending: '9913', outcome: 'rejected', says: 'Apruebas, pero el banco rechaza el pago.' },
  {
    ending: '9914',
    outcome: 'webhook-first',
    says: 'El pago se confirma y el aviso llega a Puente antes que la respuesta a tu navegador.',
  },
  {
    ending: '9915',
    outcome: 'webhook-lost',
    says: 'El pago se confirma y su aviso se pierde: solo está en la lista del banco.',
  },
  { ending: '9916', outcome: 'webhook-twice', says: 'El pago se confirma y su aviso llega dos veces.' },
  {
    ending: '9917',
    outcome: 'reversed',
    says: 'El pago se confirma y 3 segundos después el banco lo reversa.',
  },
  {
    ending: '9918',
    outcome: 'late',
    says: 'El pago queda en proceso y se abona 30 minutos después, por el reloj de prueba.',
  },
] as const

/** The outcome of a refund, by the last digits of its amount. */
const refundRows = [
  {
    ending: '9921',
    outcome: 'rejected',
    says: 'El banco acepta la devolución y después la rechaza: la cuenta de origen está cerrada. A otra cuenta llega.',
  },
  {
    ending: '9922',
    outcome: 'late',
    says: 'La devolución se abona 30 minutos después, por el reloj de prueba.',
  },
  {
    ending: '9923',
    outcome: 'silent',
    says: 'El banco toma la devolución y nunca responde al primer pedido.',
  },
  {
    ending: '9924',
    outcome: 'lost',
    says: 'La conexión del primer pedido de devolución se corta sin efecto.',
  },
] as const

/** The outcome of a payment of this amount; undefined for ordinary amounts. */
export function paymentOutcome(amount: string) {
  return byEnding(paymentRows, amount)?.outcome
}

/** The outcome of a refund of this amount; undefined for ordinary amounts. */
export function refundOutcome(amount: string) {
  return byEnding(refundRows, amount)?.outcome
}

/** The bank's rows in the table of the home page. */
export const bankLines: readonly MagicLine[] = [
  ...paymentRows.map(({ ending, says }) => ({
    where: 'Banco: monto que pagas',
    value: `Termina en ${ending}`,
    says,
  })),
  ...refundRows.map(({ ending, says }) => ({
    where: 'Banco: monto que se devuelve',
    value: `Termina en ${ending}`,
    says,
  })),
]
