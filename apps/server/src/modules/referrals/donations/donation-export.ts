import type { StaffDonationWire } from '@puente/contract/staff'
import { instantCell, moneyCell } from '../../../platform/lists/cells.ts'
import type { Exported } from '../../../platform/lists/export.ts'
import type { Donation } from './donation.ts'
import type { DonationFilter } from './donations.store.ts'
import { donationLists } from '../lists.ts'
import { donationExportMessages, donationStateWords } from '../messages.es.ts'
import { staffDonations } from '../views.ts'

const { columns: heading } = donationExportMessages

/** Donations for a spreadsheet, with the rows of the list. */
export const donationExport: Exported<DonationFilter, Donation, StaffDonationWire> = {
  fileName: donationExportMessages.fileName,
  list: donationLists.oldest,
  columns: [
    { heading: heading.confirmedAt, cell: (row) => instantCell(row.confirmedAt) },
    { heading: heading.cause, cell: (row) => row.causeName },
    { heading: heading.amount, cell: (row) => moneyCell(row.amount) },
    { heading: heading.state, cell: (row) => donationStateWords[row.state] },
    { heading: heading.paidAt, cell: (row) => instantCell(row.paidAt) },
    { heading: heading.id, cell: (row) => row.id },
  ],
  view: staffDonations,
}
