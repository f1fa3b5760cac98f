/** Document codes of the tax service (SII): 33 factura, 39 boleta, 61 nota de crédito. */
export const taxDocumentTypes = ['33', '39', '61'] as const
export type TaxDocumentType = (typeof taxDocumentTypes)[number]
/** File formats of the tax documents of a month. */
export const taxFormats = ['csv', 'xlsx', 'json'] as const
export type TaxFormat = (typeof taxFormats)[number]
