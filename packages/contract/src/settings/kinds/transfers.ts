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
    fundingHours: count('The time to pay an order.', 'hours', 1, 240),
    largeFromMinor: money('Orders above this amount, in CLP, have the shorter time.', 'CLP'),
    largeFundingHours: count('The time to pay a larger order.', 'hours', 1, 240),
    openOrdersMax: count('The maximum number of unpaid orders at once.', 'times', 1, 1_000_000),
    reviewHours: count('The time in which staff review an order.', 'hours', 1, 240),
    unpaid: group('How orders that ended unpaid shorten the time to pay the next ones.', {
      withinDays: count('The period in which unpaid orders count.', 'days', 1, 365),
      steps: rows(
        'The strictest step that is reached applies.',
        {
          from: count('The number of unpaid orders from which the step applies.', 'times', 1, 1000),
          hours: count('The time to pay the next order, if it is shorter than usual.', 'hours', 1, 240),
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
    answerBankingDays: count('The time to decide.', 'banking-days', 1, 30),
    lateBankingDays: count(
      'Money that arrives later than this after the deadline is refunded the same day.',
      'banking-days',
      1,
      60,
    ),
  },
})

export const holdTerms = setting({
  kind: 'hold-terms',
  about: 'How long an order that a pending item stops keeps its rate and waits for a decision.',
  proposes,
  decides,
  fields: {
    rateBankingDays: count(
      'How long the locked rate is valid, and after it each offer at the rate of the day.',
      'banking-days',
      1,
      30,
    ),
    answerBankingDays: count('The time to decide after the locked rate has expired.', 'banking-days', 1, 60),
  },
})

export const returnTerms = setting({
  kind: 'return-terms',
  about: 'What happens to money that a recipient’s bank returns.',
  proposes,
  decides,
  fields: {
    chargeMinor: money('The charge deducted when the money is converted back, in CLP.', 'CLP'),
    secondReturnMonths: count(
      'The period after a correction in which a second return is at the customer’s cost.',
      'months',
      1,
      60,
    ),
    correctionBankingDays: count('The time to correct the account.', 'banking-days', 1, 60),
    recallBankingDays: count(
      'The time in which the recipient’s bank answers a recall.',
      'banking-days',
      1,
      60,
    ),
    lookBackDays: count('How long after its credit a payout may be returned or recalled.', 'days', 1, 365),
  },
})

export const payinTerms = setting({
  kind: 'payin-terms',
  about: 'When money that matches no order is refunded, and the maximum age of any sum.',
  proposes,
  decides,
  fields: {
    noReferenceDays: count('Money without a reference.', 'banking-days', 1, 60),
    otherRutDays: count('Money from another RUT.', 'banking-days', 1, 60),
    refundRejectedDays: count('A refund that the bank rejected, until staff decide.', 'banking-days', 1, 60),
    heldDays: count('Money on hold.', 'banking-days', 1, 60),
    receivableDays: count('A receivable from a customer.', 'banking-days', 1, 365),
    maximumAgeDays: count('The age at which any sum raises an alarm.', 'banking-days', 1, 365),
    refundUnansweredHours: count(
      'How long the bank may leave a refund unanswered before staff are notified.',
      'hours',
      1,
      240,
    ),
    refundLookBackDays: count(
      'How long the status of a rejected refund is still queried at the bank.',
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
      'How long a rail may report that it does not have a payout before staff decide.',
      'hours',
      1,
      240,
    ),
    unansweredMinutes: count(
      'How long a rail may leave a payout unanswered before staff see the transfer.',
      'minutes',
      1,
      1440,
    ),
    waitingHours: count(
      'How long a submitted payout may stay without an outcome before staff see the transfer.',
      'hours',
      1,
      480,
    ),
  },
})

export const ratingTerms = setting({
  kind: 'rating-terms',
  about: 'How long a customer may change the rating of a transfer.',
  proposes: ['support', 'admin'],
  decides,
  fields: { changeableDays: count('The time after the first rating.', 'days', 1, 365) },
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
    holder: text('The account holder.', 100, { min: 3 }),
    rut: text('The RUT of the account holder.', 14),
    email: text('Where banks send the notice of a payment.', 254, {
      pattern: '[^@\\s]+@[^@\\s]+\\.[a-z]{2,}',
    }),
  },
  check: ({ rut }) => ('fault' in parseRut(rut) ? [{ at: 'rut', fault: 'format' }] : []),
})
