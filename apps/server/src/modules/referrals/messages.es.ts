import type { DonationState } from '@puente/contract/staff'

/** Name and columns of the spreadsheet of donations. */
export const donationExportMessages = {
  fileName: 'donaciones',
  columns: {
    confirmedAt: 'Confirmada',
    cause: 'Causa',
    amount: 'Monto (CLP)',
    state: 'Estado',
    paidAt: 'Pagada',
    id: 'Id',
  },
} as const

export const donationStateWords: Readonly<Record<DonationState, string>> = {
  payable: 'Por pagar',
  paid: 'Pagada',
}
