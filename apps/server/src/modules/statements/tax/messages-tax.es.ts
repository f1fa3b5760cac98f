import type { TaxDocumentType } from '@puente/contract/staff'

/** Texts of the file of tax documents. */
export const taxMessages = {
  fileName: 'documentos-tributarios',
  sheet: 'Documentos',
  types: {
    '33': 'Factura electrónica',
    '39': 'Boleta electrónica',
    '61': 'Nota de crédito electrónica',
  } satisfies Record<TaxDocumentType, string>,
  columns: {
    type: 'Código',
    name: 'Documento',
    at: 'Fecha y hora',
    reference: 'Referencia',
    rut: 'RUT receptor',
    receiver: 'Razón social',
    activity: 'Actividad receptor',
    address: 'Dirección',
    comuna: 'Comuna',
    net: 'Neto (CLP)',
    iva: 'IVA (CLP)',
    total: 'Total (CLP)',
    cancelledType: 'Código que anula',
    cancelledAt: 'Fecha del que anula',
    journal: 'Asiento',
  },
} as const
