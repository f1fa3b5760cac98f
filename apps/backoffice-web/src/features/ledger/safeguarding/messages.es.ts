import type { SafeguardingClass } from '@puente/contract/staff'

export const safeguardingMessages = {
  title: 'Fondos de clientes',
  lead: 'Lo que se debe a los clientes junto a lo que hay en las cuentas que guardan su dinero. Libros al {at}.',
  day: 'Al cierre del día',
  dayMissing: 'Elige un día.',
  show: 'Ver ese día',
  now: 'Ver ahora',
  complete: 'El dinero de los clientes está completo',
  completeMessage: 'En cada moneda hay en las cuentas al menos lo que se debe.',
  missing: 'Falta dinero de clientes',
  missingLine: 'En {currency} faltan {amount}.',
  missingNext: 'Revisa la posición y traspasa fondos a esa cuenta.',
  empty: 'Todavía no hay dinero de clientes',
  emptyMessage: 'Aparece aquí con el primer pago recibido.',
  currencies: {
    title: 'Por moneda',
    currency: 'Moneda',
    owed: 'Se debe a clientes',
    held: 'Hay en cuentas',
    difference: 'Diferencia',
  },
  proof: 'Comprobación en {currency}',
  proofLead:
    'Cada cuenta lleva a sus movimientos. La diferencia se explica con las demás cuentas de los mismos libros.',
  account: 'Cuenta',
  balance: 'Saldo',
  sums: {
    owed: 'Total que se debe a clientes',
    held: 'Total en cuentas de clientes',
    difference: 'Diferencia: lo que hay menos lo que se debe',
    own: 'Del operador: haber menos debe de sus cuentas',
    receivable: 'Por cobrar a clientes y contrapartes',
    explained: 'Del operador menos lo que está por cobrar: la misma diferencia',
  },
  classes: {
    owed: 'Se debe a clientes',
    held: 'Cuentas con dinero de clientes',
    receivable: 'Por cobrar',
    own: 'Del operador',
  } satisfies Record<SafeguardingClass, string>,
  class: 'De quién es',
} as const
