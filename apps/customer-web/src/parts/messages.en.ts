import type { Translated } from '@puente/contract'
import type { shellMessages as spanish } from './messages.es.ts'

export const shellMessages: Translated<typeof spanish> = {
  nav: {
    label: 'Main',
    home: 'Home',
    waiting: '{count, plural, one {# thing to do} other {# things to do}}',
    send: 'Send',
    transfers: 'Transfers',
    recipients: 'Recipients',
    pricing: 'Prices',
    help: 'Help',
  },
  footer: {
    label: 'More information',
    pricing: 'Prices',
    help: 'Help',
    securityCenter: 'Safety',
    regulation: 'Who regulates us',
    complaints: 'Complaints',
    verifyReceipt: 'Verify a receipt',
    terms: 'Terms and conditions',
    privacy: 'Privacy',
  },
  account: { signIn: 'Sign in', signUp: 'Create account' },
  brandHome: 'go to the home page',
  offline: 'No connection. You can read this page; to send or pay you need the internet.',
  offlineSince: 'No connection. You see the data as of {time}; to send or pay you need the internet.',
  update: {
    ready: 'There is a new version. When you finish what you are doing, update.',
    take: 'Update',
  },
  sandbox: 'Test environment: the money is not real.',
  title: '{screen} · {brand}',
  failure: {
    title: 'We could not show this page',
    message: 'Your money and your transfers are not affected. Try again in a few seconds.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
}
