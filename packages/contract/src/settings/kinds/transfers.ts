import { count, group, money, rows, text } from '../field.ts'
import { parseRut } from '../../corridors/rut.ts'
import { setting } from '../setting.ts'

const proposes = ['treasury', 'officer', 'admin'] as const
const decides = ['treasury', 'officer', 'admin'] as const

export const orderTerms = setting({
  kind: 'order-terms',
  about: 'How long an order may wait for its payment and for its review, and how many may wait at once.',
  proposes,
  decides,
  fields: {
    fundingHours: count('To pay an order.', 'hours', 1, 240),
    largeFromMinor: money('Orders above this many CLP have the shorter time.', 'CLP'),
    largeFundingHours: count('To pay a larger order.', 'hours', 1, 240),
    openOrdersMax: count('Unpaid orders at once.', 'times', 1, 1_000_000),
    reviewHours: count('In which staff review an order.', 'hours', 1, 240),
    unpaid: group('What orders that ended unpaid change for the next ones.', {
      withinDays: count('Those made in so many days count.', 'days', 1, 365),
      steps: rows(
        'The most severe step that is reached counts.',
        {
          from: count('From so many unpaid orders.', 'times', 1, 1000),
          hours: count('The time to pay the next one, where it is shorter.', 'hours', 1, 240),
        },
        20,
      ),
    }),
  },
  check: ({ fundingHours, largeFundingHours }) =>
    largeFundingHours > fundingHours ? [{ at: 'largeFundingHours', fault: 'more-than-usual' }] : [],
})

export const choiceTerms = setting({
  kind: 'choice-terms',
  about: 'How long a customer may decide about money that did not arrive as ordered.',
  proposes,
  decides,
  fields: {
    answerBankingDays: count('To decide.', 'banking-days', 1, 30),
    lateBankingDays: count(
      'Money that comes later than this after the deadline is refunded the same day.',
      'banking-days',
      1,
      60,
    ),
  },
})

export const holdTerms = setting({
  kind: 'hold-terms',
  about: 'What a pending item that opens after the order changes of it.',
  proposes,
  decides,
  fields: {
    rateBankingDays: count(
      'For so long the locked rate stands, then each offer of the day’s rate.',
      'banking-days',
      1,
      30,
    ),
    answerBankingDays: count('To decide once the locked rate has ended.', 'banking-days', 1, 60),
  },
})

export const returnTerms = setting({
  kind: 'return-terms',
  about: 'What happens to money that a recipient’s bank returns.',
  proposes,
  decides,
  fields: {
    chargeMinor: money('Kept back where the money is converted again, in CLP.', 'CLP'),
    secondReturnMonths: count(
      'A second return in so long, for data given again in a correction, is at the customer’s cost.',
      'months',
      1,
      60,
    ),
    correctionBankingDays: count('To correct the account.', 'banking-days', 1, 60),
    recallBankingDays: count('In which the recipient’s bank answers a recall.', 'banking-days', 1, 60),
    lookBackDays: count(
      'After its credit a payout may be returned, and be recalled, for so long.',
      'days',
      1,
      365,
    ),
  },
})

export const payinTerms = setting({
  kind: 'payin-terms',
  about: 'When money that fits no order is refunded, and the age that no sum may reach.',
  proposes,
  decides,
  fields: {
    noReferenceDays: count('Money without a reference.', 'banking-days', 1, 60),
    otherRutDays: count('Money from another RUT.', 'banking-days', 1, 60),
    refundRejectedDays: count('A refund that the bank rejected, until staff decide.', 'banking-days', 1, 60),
    heldDays: count('Money on hold.', 'banking-days', 1, 60),
    receivableDays: count('What a customer owes us.', 'banking-days', 1, 365),
    maximumAgeDays: count('The age that no sum may reach without an alarm.', 'banking-days', 1, 365),
    refundUnansweredHours: count(
      'A refund without an answer of the bank, until staff see it.',
      'hours',
      1,
      240,
    ),
    refundLookBackDays: count(
      'The bank is asked for so long about a refund that it rejected.',
      'days',
      1,
      365,
    ),
  },
})

export const payoutTerms = setting({
  kind: 'payout-terms',
  about: 'How long a payout may wait for its rail.',
  proposes,
  decides,
  fields: {
    untakenHours: count(
      'The rail says that it does not have the payout, until staff decide.',
      'hours',
      1,
      240,
    ),
    unansweredMinutes: count('The rail does not answer, until staff see the transfer.', 'minutes', 1, 1440),
    waitingHours: count('Between submission and its end, until staff see the transfer.', 'hours', 1, 480),
  },
})

export const ratingTerms = setting({
  kind: 'rating-terms',
  about: 'For how long a customer may change the rating of a transfer.',
  proposes: ['support', 'admin'],
  decides,
  fields: { changeableDays: count('After the first rating.', 'days', 1, 365) },
})

export const payinAccount = setting({
  kind: 'payin-account',
  about: 'The operator’s account that customers pay into.',
  proposes: ['treasury', 'admin'],
  decides,
  fields: {
    bank: text('The name of the bank.', 60),
    type: text('The kind of account, as banks name it.', 40),
    number: text('The number, as customers type it.', 30),
    holder: text('Who holds it.', 100, { min: 3 }),
    rut: text('The RUT of the holder.', 14),
    email: text('Where banks send the notice of a payment.', 254, {
      pattern: '[^@\\s]+@[^@\\s]+\\.[a-z]{2,}',
    }),
  },
  check: ({ rut }) => ('fault' in parseRut(rut) ? [{ at: 'rut', fault: 'format' }] : []),
})
