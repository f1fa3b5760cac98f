export const taxMessages = {
  title: 'Documentos tributarios',
  lead: 'Lo que el contador necesita de cada comisión ganada: boleta o factura, neto e IVA, y la nota de crédito de lo que se devolvió.',
  month: 'Mes',
  caption: 'Documentos del mes, lo más antiguo primero',
  totals: { net: 'Neto', iva: 'IVA', total: 'Total' },
  books: 'Según los libros hasta el {until}. Los documentos suman lo mismo, peso a peso.',
  gaps: {
    title:
      '{count, plural, one {A una factura le faltan datos del receptor} other {A # facturas les faltan datos del receptor}}',
    of: 'Son {incomplete} de {invoices, plural, one {una factura del mes} other {# facturas del mes}}. Una factura electrónica los necesita: complétalos antes de enviar el archivo, porque ahí van vacíos.',
    activity: 'Sin actividad económica: {count}.',
    address: 'Sin dirección: {count}.',
    comuna: 'Sin comuna: {count}.',
    complete:
      '{count, plural, one {La factura del mes lleva} other {Las # facturas del mes llevan}} actividad económica, dirección y comuna del receptor.',
  },
  missing: { activity: 'falta la actividad', address: 'falta la dirección', comuna: 'falta la comuna' },
  receiverMissing: '{receiver} ({missing})',
  columns: {
    type: 'Documento',
    at: 'Fecha',
    reference: 'Envío',
    receiver: 'Receptor',
    net: 'Neto',
    iva: 'IVA',
    total: 'Total',
    cancels: 'Anula',
  },
  types: { '33': '33 Factura', '39': '39 Boleta', '61': '61 Nota de crédito' },
  cancelsValue: '{type} del {at}',
  receiverValue: '{name}, {rut}',
  noReceiver: 'Sin nombre',
  fileName: 'documentos-tributarios',
  empty: 'Ninguna comisión ganada en este mes',
  emptyMessage:
    'Una comisión se gana cuando el beneficiario recibe el dinero. Elige otro mes o vuelve después.',
} as const
