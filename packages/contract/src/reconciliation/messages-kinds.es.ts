/** The names of kinds of bank movements that are not the bank's own descriptions. */
export const bankKindNames = {
  abono: 'Abono',
  cargo: 'Cargo',
  'opening-difference': 'Diferencia del saldo inicial',
} as const
