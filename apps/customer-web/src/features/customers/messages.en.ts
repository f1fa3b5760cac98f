import type { Translated } from '@puente/contract'
import type { customersMessages as spanish } from './messages.es.ts'

export const customersMessages: Translated<typeof spanish> = {
  members: {
    signatures: 'Transfers to sign',
    title: 'People at {name}',
    documentTitle: 'People',
    lead: 'Who uses the company’s account and what they can do.',
    you: 'You',
    since: 'Since {date}',
    failed: 'We could not load the people',
    roles: 'What each role can do',
  },
  signing: {
    alone: 'Signs transfers alone, {limit}.',
    together:
      'Signs together with {more, plural, one {another person} other {# other people}} among {names}, {limit}.',
    lacking:
      'Signs together with other people, {limit}. {missing, plural, one {One has yet to be invited} other {# have yet to be invited}} to the account.',
    limit: 'up to USD {amount}',
    unlimited: 'of any amount',
    none: 'Does not sign transfers: the company’s signing powers do not name them.',
  },
  change: {
    open: 'Change {name}',
    action: 'Change',
    title: 'Role of {name}',
    role: 'What they can do',
    save: 'Save role',
    remove: 'Remove from the company',
    removeTitle: 'Remove {name} from the company?',
    removeText:
      'They lose access to the company at once. The transfers they made continue and no money moves.',
    removed: '{name} is no longer in the company.',
    leave: 'Leave the company',
    leaveTitle: 'Leave the company?',
    leaveText:
      'You lose access to the company at once and your session ends. To come back you need another invitation.',
    keep: 'Back',
  },
  missing: {
    transfer: 'See the transfer',
    transfers: 'See the transfers',
  },
}
