/** Funds of customers and bank balances on the home. */
export const fundsMessages = {
  title: 'Fondos de clientes y saldos',
  positions: 'Ver posición',
  caption: 'Lo que se debe a clientes y lo que se guarda, por moneda',
  currency: 'Moneda',
  owed: 'Se debe',
  held: 'Se guarda',
  difference: 'Diferencia',
  short:
    '{count, plural, =0 {Los fondos de clientes están completos} one {Faltan fondos de clientes en # moneda} other {Faltan fondos de clientes en # monedas}}',
  low: '{count, plural, =0 {Ningún saldo bajo el mínimo} one {# saldo bajo el mínimo} other {# saldos bajo el mínimo}}',
  nothing: 'No hay fondos de clientes.',
} as const
