import { z } from 'zod/mini'
import { proposalHead, reasonedProposal } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { instant, moneyShape, pageOf, text, waiting, wireId } from '../shapes.ts'
import { donationStates } from './staff-words.ts'

const payers = ['treasury', 'officer'] as const

/** A confirmed donation, without the donor. */
export const staffDonation = z.strictObject({
  id: wireId('donation'),
  /** The id of the cause, and its name when the donor chose it. */
  causeId: text(40),
  causeName: text(80),
  amount: moneyShape,
  state: z.enum(donationStates),
  confirmedAt: instant,
  paidAt: z.optional(instant),
})
export type StaffDonationWire = z.output<typeof staffDonation>

/** The donations due to one cause, with the payment that waits for a second person. */
export const donationsDueShape = z.strictObject({
  causeId: text(40),
  causeName: text(80),
  donations: z.int(),
  amount: moneyShape,
  oldestAt: instant,
  /** The amount due when the payment was proposed; later donations belong to the next payment. */
  proposal: z.optional(z.strictObject({ ...proposalHead, amount: moneyShape })),
})
export type DonationsDueWire = z.output<typeof donationsDueShape>

const ofCause = z.strictObject({
  /** The code of a cause. */
  id: text(40),
})
/** The donations due to each cause. */
const owedList = z.strictObject({ items: z.array(donationsDueShape) })

export const listDonationsDue = endpoint({
  name: 'listDonationsDue',
  summary: 'Donations payable to each cause, the longest waiting first.',
  method: 'GET',
  path: '/api/causes/owed',
  who: [...payers, 'admin'],
  reply: owedList,
  refusals: [],
})

export const proposeCausePayment = endpoint({
  name: 'proposeCausePayment',
  summary:
    'Proposes to record that all that is payable to a cause was paid; a second person must confirm it.',
  method: 'POST',
  path: '/api/causes/:id/payment/proposal',
  who: payers,
  idempotent: true,
  params: ofCause,
  body: reasonedProposal,
  reply: owedList,
  refusals: ['nothing-owed', 'already-proposed'],
})

const donationFilter = {
  state: z.optional(z.enum(donationStates)),
  /** The cause of the donations. */
  causeId: z.optional(text(40)),
}

export const listDonations = endpoint({
  name: 'listDonations',
  summary: 'Confirmed donations, by default the payable ones, oldest or newest first, without their donors.',
  method: 'GET',
  path: '/api/donations',
  who: [...payers, 'admin'],
  query: z.strictObject({ ...donationFilter, ...waiting }),
  reply: pageOf(staffDonation),
  refusals: [],
})

export const exportDonations = exportEndpoint({
  name: 'exportDonations',
  of: listDonations,
  who: payers,
})
