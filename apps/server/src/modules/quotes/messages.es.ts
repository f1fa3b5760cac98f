import type { RateState } from '@puente/contract/staff'

/** Name, columns and values of the file of readings of rates. */
export const rateExport = {
  fileName: 'tipos-de-cambio',
  columns: {
    asOf: 'Hora de la lectura',
    currency: 'Moneda',
    mid: 'Pesos por unidad',
    source: 'Fuente',
    state: 'Estado',
    fetchedAt: 'Recibida',
    id: 'Id',
  },
  states: { accepted: 'Aceptada', unconfirmed: 'Sin confirmar' } satisfies Record<RateState, string>,
} as const
