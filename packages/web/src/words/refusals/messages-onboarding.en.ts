import type { Translated } from '@puente/contract'
import type { onboardingMessages as spanish } from './messages-onboarding.es.ts'

export const onboardingMessages: Translated<typeof spanish> = {
  'no-higher-level': {
    what: 'You already have the highest level.',
    money: 'No money moved.',
    next: 'Your limits are in your profile.',
  },
  'selfie-not-needed': {
    what: 'A photo of your face is not needed for now.',
    money: 'No money moved.',
    next: 'Check in your level what is missing.',
  },
  'selfie-consent-missing': {
    what: 'Before we receive a photo of your face we need your consent.',
    money: 'We did not save the photo and no money moved.',
    next: 'Agree in Your level or choose another way to verify your identity.',
  },
  'registration-expired': {
    what: 'This registration is no longer open: it expired or you have completed it.',
    money: 'No money moved.',
    next: 'Sign in if you already have an account, or start the registration again.',
  },
  'application-incomplete': {
    what: 'Details or documents are missing.',
    money: 'No money moved.',
    next: 'Complete the marked details and send them again.',
  },
  'application-closed': {
    what: 'These details have been sent and cannot be changed now.',
    money: 'No money moved.',
    next: 'Check their status in your profile.',
  },
  'too-many-companies': {
    what: 'You already have {most} companies whose company file is not approved.',
    money: 'No money moved.',
    next: 'Complete the file of one of them and add another when it is approved.',
  },
  'rut-has-account': {
    what: 'Another account already has this RUT.',
    money: 'No money moved and no account changed.',
    next: 'Check the other account and propose to reject or reopen this application.',
  },
}
