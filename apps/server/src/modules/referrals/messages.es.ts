import type { DonationState } from '@puente/contract/staff'

/** What the spreadsheet of donations is called, and its columns. */
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
