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
  openedAt: 'Tu banco retiró el pago',
  amount: 'Monto de la deuda',
  parts: 'Lo que la pagó',
  sources: {
    payment: 'Transferencia recibida',
    order: 'Transferencia con la referencia del envío',
    'set-off': 'Dinero del mismo envío',
    refund: 'Devolución que tu banco no recibió',
  },
  sentBack: (sum: string) => `Pagaste ${sum} de más, y vuelven a la cuenta desde la que pagaste.`,
  legal: ({ legalName, rut }: { legalName: string; rut: string }) =>
    `${legalName}, RUT ${rut}, recibió estos pagos. No es una boleta ni una factura electrónica.`,
} as const
