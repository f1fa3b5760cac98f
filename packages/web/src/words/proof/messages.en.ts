import type { Translated } from '@puente/contract'
import type { proofMessages as spanish } from './messages.es.ts'

export const proofMessages: Translated<typeof spanish> = {
  passkey: 'Use my passkey',
  passkeyHint: 'Your fingerprint, your face or the PIN of this device.',
  or: 'or',
  totp: 'Code from your app',
  totpHint: 'The six digits that it shows now.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the ten you saved. Each one works once.',
  mail: 'Code we sent you',
  mailHint: 'We sent it to {to}. It expires in ten minutes.',
  sms: 'Code we sent you by SMS',
  smsHint: 'We sent it to {to}, because the emails we send you do not arrive. It expires in ten minutes.',
  useRecovery: 'I do not have my phone at hand',
  useTotp: 'Use the authenticator app',
  remember: 'Do not ask on this device for 30 days',
  submit: 'Confirm',
  missing: 'Enter the code',
  wrong: 'That code does not match. Enter the one that the app shows now.',
  mailWrong:
    'That is not the latest code. {left, plural, =0 {Ask for a new one.} one {One attempt left.} other {# attempts left.}}',
  mailExpired: 'That code has expired. Ask for a new one.',
  resend: 'Send another code',
  resendIn: 'You can ask for another code in',
  noPasskey: 'No passkey was used. Try again or use a code.',
  dialogTitle: 'Confirm that it is you',
  dialogLead: 'We ask you for it to protect your money and your account.',
}
