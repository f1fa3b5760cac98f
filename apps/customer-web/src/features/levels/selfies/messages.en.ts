import type { Translated } from '@puente/contract'
import type { selfieMessages as spanish } from './messages.es.ts'

export const selfieMessages: Translated<typeof spanish> = {
  title: 'A photo of your face',
  failed: 'We could not show this step',
  consent: {
    box: 'I have read what it is for and agree that my photo is compared with my identity document.',
    missing: 'Tick the box to agree, or choose the other way.',
    give: 'Agree and continue',
    refuse: 'I prefer another way',
  },
  field: 'Your selfie',
  again: 'Take another photo',
  waits: 'We received your photo. Someone on our team compares it.',
  retake: 'If it did not turn out well, take another: it replaces the previous one.',
  other: {
    title: 'We will verify your identity in another way',
    text: 'Submit the application without the photo. After that, we write to you to arrange a video call or a visit.',
    back: 'See the consent again',
  },
  withdraw: 'You can withdraw your consent at any time in',
  myData: 'My data',
}
