import type { Translated } from '@puente/contract'
import type { accessMessages as spanish } from './messages.es.ts'

export const accessMessages: Translated<typeof spanish> = {
  title: 'Sign in',
  lead: 'To send money and see your transfers.',
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
  stranger: 'First time here?',
  signUp: 'Create your account',
  passkey: 'Sign in with a passkey',
  passkeyFailed: 'We could not sign you in with that passkey',
  passkeyAgain: 'Try again',
  recover: {
    title: 'Recover your access',
    lead: 'We will send you a code to choose another password.',
    send: 'Send code',
    codeTitle: 'Choose another password',
    codeLead: 'If {email} has an account, we sent it a six-digit code. It expires in ten minutes.',
    code: 'Code from the email',
    codeMissing: 'Enter the six digits of the code',
    password: 'New password',
    factor: 'App code or recovery code',
    factorHint: 'Your account has a second factor: we ask you for it too.',
    factorMissing: 'Enter the code of your second factor',
    submit: 'Change password',
    note: 'When you change it, all your sessions on other devices end.',
    other: 'Use another email',
    doneTitle: 'Your password changed',
    done: 'We ended your open sessions. Sign in with the new password.',
    signIn: 'Sign in',
    back: 'Back to sign in',
  },
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
