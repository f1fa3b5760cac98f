import type { Translated } from '@puente/contract'
import type { accessMessages as spanish } from './messages-access.es.ts'

export const accessMessages: Translated<typeof spanish> = {
  'credentials-unknown': {
    what: 'The email or the password does not match.',
    money: 'Nothing changed in your account.',
    next: 'Check both and try again.',
  },
  'too-many-attempts': {
    what: 'There were too many attempts on this device.',
    money: 'Your account and your money are safe.',
    next: 'Try again in {wait}.',
  },
  'second-factor-required': {
    what: 'Your account needs a second factor and does not have one yet.',
    money: 'Nothing changed in your account.',
    next: 'Activate it now to continue.',
  },
  'code-wrong': {
    what: 'That code is not the one we sent you.',
    money: 'No money moved.',
    next: 'Check the latest message and try again.',
  },
  'code-expired': {
    what: 'That code has expired.',
    money: 'No money moved.',
    next: 'Ask for a new code.',
  },
  'too-many-codes': {
    what: 'You asked for many codes in a short time.',
    money: 'No money moved.',
    next: 'Use the last one you received or ask for another in {wait}.',
  },
  'phone-not-served': {
    what: 'We cannot send codes to that number.',
    money: 'No money moved.',
    next: 'Change your phone to that of a mobile.',
  },
  'proof-wrong': {
    what: 'That code or passkey is not of your second factor.',
    money: 'Nothing changed in your account.',
    next: 'Check the code or use another second factor.',
  },
  'sign-in-expired': {
    what: 'More than five minutes have passed since you entered your password.',
    money: 'Nothing changed in your account.',
    next: 'Enter it again to sign in.',
  },
  'sign-in-again': {
    what: 'You signed in more than fifteen minutes ago.',
    money: 'Nothing changed in your account.',
    next: 'Sign out, sign in again and ask for the code by SMS: the emails we send you do not arrive.',
  },
  'second-factor-asked': {
    what: 'Your second factor is missing to change the password.',
    money: 'Nothing changed in your account.',
    next: 'Enter the code of your app or a recovery code.',
  },
  'last-factor': {
    what: 'It is your only second factor and your account needs one.',
    money: 'Nothing changed in your account.',
    next: 'Add another before you remove this one.',
  },
  'step-up-required': {
    what: 'Before you continue, confirm that it is you.',
    money: 'No money moved.',
    next: 'Confirm with your second factor or with the code we sent you.',
  },
  'last-administrator': {
    what: 'This is the only administrator left.',
    money: 'No account changed and no money moved.',
    next: 'First give that role to another person.',
  },
}
