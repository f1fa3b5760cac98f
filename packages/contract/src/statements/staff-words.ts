/** The tax service's numbers: factura, boleta and nota de crédito. */
export const taxDocumentTypes = ['33', '39', '61'] as const
export type TaxDocumentType = (typeof taxDocumentTypes)[number]
/** How the documents of a month may be had. */
export const taxFormats = ['csv', 'xlsx', 'json'] as const
export type TaxFormat = (typeof taxFormats)[number]
