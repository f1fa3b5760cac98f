import type { Translated } from '@puente/contract'
import type { recoverMessages as spanish } from './messages-recover.es.ts'

export const recoverMessages: Translated<typeof spanish> = {
  title: 'Recover your access',
  lead: 'We will send you a code to choose another password.',
  send: 'Send code',
  codeTitle: 'Choose another password',
  codeLead: 'If {email} has an account, we sent it a six-digit code. It expires in ten minutes.',
  email: 'Email address',
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
}
