import type { Translated } from '@puente/contract'
import type { referralsMessages as spanish } from './messages-referrals.es.ts'

export const referralsMessages: Translated<typeof spanish> = {
  'code-unknown': {
    what: 'This invitation code does not exist.',
    money: 'Your account and your money are not affected.',
    next: 'Ask the person who invited you to send it again, or continue without a code.',
  },
  'own-code': {
    what: 'This code is yours, or belongs to someone who uses the same account as you.',
    money: 'No money moved.',
    next: 'Share it with another person: you both earn with their first transfer.',
  },
  'invited-too-late': {
    what: 'You can use only one code, before your first transfer.',
    money: 'Your account and your transfers are not affected.',
    next: 'Invite other people with your own code.',
  },
  'no-reward': {
    what: 'You have no rewards left to use.',
    money: 'No money moved.',
    next: 'Reload the page to see how they ended.',
  },
  'cause-unknown': {
    what: 'This cause no longer receives donations.',
    money: 'No money moved. You keep your rewards.',
    next: 'Reload the page and choose another cause.',
  },
  'donation-expired': {
    what: 'This donation was already confirmed, or half an hour passed without confirmation.',
    money: 'This attempt moved no money.',
    next: 'Check your rewards. If they are still there, donate again.',
  },
}
