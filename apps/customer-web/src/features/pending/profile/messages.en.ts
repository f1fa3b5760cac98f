import type { Translated } from '@puente/contract'
import type { pendingProfileMessages as spanish } from './messages.es.ts'

export const pendingProfileMessages: Translated<typeof spanish> = {
  location: {
    title: 'Which comuna (municipality) do you live in?',
    titleCompany: 'Which comuna (municipality) is the company in?',
    unknown: 'We are missing your comuna. Destination banks ask for it.',
    gone: 'The comuna you chose no longer exists. Choose the current one.',
    country: 'According to your details, you live outside Chile. Tell us where you live today.',
    next: 'It takes less than a minute, and then you can send.',
    submit: 'Save and continue',
  },
  missing: {
    title: 'Complete your profile',
    lead: 'It takes a minute.',
    'employer-name':
      'You told us that you work for an employer: their name is missing. It helps us know where your money comes from.',
    'person-address': 'Your address lacks the street or the number. Destination banks ask for it.',
    next: 'Once you save, you can send again.',
    submit: 'Save and continue',
    comuna: 'In {locality}.',
  },
  annual: {
    title: 'Is everything still the same?',
    titleCompany: 'Are the company’s details still the same?',
    lead: 'From time to time we ask you to confirm your details, so that no transfer is delayed by an outdated one.',
    leadCompany:
      'From time to time we ask you to confirm the company’s details, so that no transfer is delayed by an outdated one.',
    since: 'You last confirmed them on {date}.',
    until: 'You can continue to send until {date} without confirming them.',
    stopped: 'Confirm them to send again. It takes a minute.',
    confirm: 'Still the same',
    change: 'Change',
    address: 'address',
    work: 'occupation',
    cancel: 'Back without changes',
    save: 'Save change',
    saved: 'We saved the change. If the rest is still the same, confirm it.',
    gaps: 'Something is missing before you can confirm: check your address and your occupation.',
    savedOwners:
      'We saved the owners and will check the company file again. If the rest is still the same, confirm it.',
    fixed: 'Has the name or the RUT changed? Write to us from Help before you confirm.',
  },
  owners: {
    title: 'Owners and controllers',
    change: 'owners',
    owns: '{number} · {share}',
    controls: '{number} · {share} · controls the company',
    nobody: 'The company declared nobody.',
    note: 'If someone joined, left or changed their share, declare it here before you confirm. We check the company file again within two working days.',
    failed: 'We could not load the owners',
  },
}
