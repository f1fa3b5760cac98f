/** Texts of the receipt of a debt. */
export const debtMessages = {
  title: 'Comprobante de pago de deuda',
  fileName: 'comprobante-deuda',
  paid: 'Pagaste',
  remaining: 'Queda por pagar',
  state: (at: string) => `Pagada el ${at}`,
  debt: 'La deuda',
  debtor: 'Quién debía',
  reference: 'Referencia de la deuda',
  transfer: 'Referencia del envío',
  openedAt: 'Tu banco anuló el pago',
  amount: 'Monto de la deuda',
  parts: 'Pagos',
  sources: {
    payment: 'Transferencia recibida',
    order: 'Transferencia con la referencia del envío',
    'set-off': 'Dinero del mismo envío',
    refund: 'Devolución que tu banco rechazó',
  },
  sentBack: (sum: string) => `Pagaste ${sum} de más; los devolvemos a la cuenta desde la que pagaste.`,
  legal: ({ legalName, rut }: { legalName: string; rut: string }) =>
    `${legalName}, RUT ${rut}, recibió estos pagos. No es una boleta ni una factura electrónica.`,
} as const
