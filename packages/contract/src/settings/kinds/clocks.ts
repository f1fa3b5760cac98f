import { count, money, optional } from '../field.ts'
import { setting } from '../setting.ts'

const proposes = ['support', 'officer', 'admin'] as const
const decides = ['officer', 'admin'] as const
const days = (about: string) => count(about, 'banking-days', 1, 60)

export const fileClock = setting({
  kind: 'file-clock',
  about: 'In how many banking days the operator answers what a customer submitted.',
  proposes,
  decides,
  fields: {
    personDays: days('The application of a person.'),
    companyDays: days('The application of a company.'),
    senderNameDays: days('A correction of the name on transfers.'),
    eapDays: days('The time for a customer to answer an EAP confirmation.'),
  },
})

export const supportClock = setting({
  kind: 'support-clock',
  about: 'In how many banking days the operator answers a message.',
  proposes,
  decides,
  fields: {
    transfer: days('About a transfer.'),
    question: days('A question.'),
    complaint: days('A complaint.'),
    file: days('About a customer file.'),
  },
})

export const dataRightsTerms = setting({
  kind: 'data-rights-terms',
  about: 'The legal periods of requests about personal data (Ley 19.628, article 11).',
  proposes,
  decides,
  fields: {
    answerDays: count('The time to answer a request.', 'days', 1, 30),
    extensionDays: count('The one extension of that time.', 'days', 1, 30),
    blockingDays: count('The time to answer a request of blocking.', 'banking-days', 1, 2),
  },
  initial: () => ({ answerDays: 30, extensionDays: 30, blockingDays: 2 }),
})

export const workClock = setting({
  kind: 'work-clock',
  about:
    'When a proposal that waits for a second person and the case of an exposed customer are late, when an assignment ends by itself, and which cases come first.',
  proposes,
  decides,
  fields: {
    proposalDays: days('The time to decide a proposal.'),
    exposureDays: optional(
      count(
        'The time to decide whether a customer who became politically exposed stays; 5 by default.',
        'banking-days',
        1,
        60,
      ),
    ),
    idleHours: optional(
      count(
        'After how long a case that its assignee does not open is released; 4 by default.',
        'hours',
        1,
        240,
      ),
    ),
    priorityClp: optional(
      money('From which amount in pesos a case has high priority; 5.000.000 by default.', 'CLP'),
    ),
    priorityHours: optional(
      count('How long before its deadline a case has high priority; 24 by default.', 'hours', 1, 240),
    ),
  },
})

export const notificationTerms = setting({
  kind: 'notification-terms',
  about: 'When customers are reminded.',
  proposes,
  decides,
  fields: {
    deadlineHours: count('Before the deadline of an unpaid order.', 'hours', 1, 72),
    reviewHours: count('After the beginning of a review that has not ended.', 'hours', 1, 72),
    pendingHours: optional(
      count('Before a pending item begins to stop orders; 72 by default.', 'hours', 1, 240),
    ),
  },
})
