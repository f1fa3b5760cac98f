import type { Translated } from '@puente/contract'
import type { accessMessages as spanish } from './messages.es.ts'

export const accessMessages: Translated<typeof spanish> = {
  title: 'Sign in',
  lead: 'To send money and see your transfers.',
  again:
    'Your session is closed: it ends after some time without use, or from another device. Sign in and you return to the page you asked for.',
  closed:
    'Your account is closed. Until {until} you can sign in to see your transfers and receipts, receive refunds and complain.',
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  passwordMissing: 'Enter your password',
  wrong: {
    title: 'The email and the password do not match',
    message: 'Check both and try again. Upper and lower case matter in the password.',
  },
  locked: {
    title: 'There were several failed attempts on this device',
    message:
      'Try again in {minutes, plural, one {# minute} other {# minutes}}, or change your password if you do not remember it. Your transfers continue.',
  },
  complain: 'Write using the complaints form',
  forgotten: 'I forgot my password',
  factorLost: 'I do not have my second factor',
  stranger: 'First time here?',
  signUp: 'Create your account',
  passkey: 'Sign in with a passkey',
  passkeyFailed: 'We could not sign you in with that passkey',
  passkeyGone: 'No account has it now. Sign in with your password.',
  passkeyAgain: 'Try again',
  security: {
    title: 'Security',
    lead: 'How you sign in to your account and where from.',
  },
  demo: {
    title: 'Demo accounts',
    text: 'This is the test environment: the money is not real.',
    person: 'Person',
    company: 'Company',
    use: 'Use {email}',
    password: 'The password of both is {password}',
  },
}
