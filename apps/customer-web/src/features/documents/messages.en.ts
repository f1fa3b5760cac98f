import type { Translated } from '@puente/contract'
import type { documentMessages as spanish } from './messages.es.ts'

export const documentMessages: Translated<typeof spanish> = {
  choose: 'Choose file',
  camera: 'Take photo',
  replace: 'Choose another',
  cancel: 'Cancel',
  retry: 'Try again',
  remove: 'Delete',
  phone: {
    open: 'Continue on your phone',
    code: 'QR code with the address of this page',
    text: 'Point your phone’s camera at the code and sign in to your account. You continue at this same step, with what you have already saved.',
    arrives: 'The photos you send from your phone appear here.',
  },
  previewAlt: 'Preview of what you chose',
  hints: {
    card: 'Show the whole identity card, with all four corners in view.',
    page: 'Include all pages, upright and complete.',
    face: 'Put your face inside the oval, facing forward, without dark glasses, hat or mask.',
    faceLight: 'Use good light and make sure that nobody else is in the photo.',
    faceSize: 'JPEG, PNG or WebP of up to {size}.',
    light: 'Use good light, without reflections or fingers over the details.',
    size: 'PDF, JPEG, PNG or WebP of up to {size}.',
  },
  captions: {
    front: 'Front of your identity card',
    back: 'Back of your identity card',
    page: 'Your document',
    face: 'Your face here',
  },
  quality: {
    small: 'The photo is very small: move closer or choose a larger one.',
    dark: 'The photo is dark: try with more light.',
    bright: 'The photo is too bright or has reflections: try in another light.',
    blurry: 'The photo is blurred: rest the phone on something and take another.',
    anyway: 'We send it anyway: it can be used if it is legible.',
  },
  sending: 'Sending {name}: {sent} of {size}.',
  sendingLeft: 'Sending {name}: {sent} of {size}. {left}',
  left: {
    seconds: '{count, plural, one {One second left.} other {About # seconds left.}}',
    minutes: '{count, plural, one {About a minute left.} other {About # minutes left.}}',
  },
  paused: 'No connection: we sent {sent} of {size}. We continue from there when it is back.',
  begun: {
    title: '{name} is only partly sent',
    text: 'You sent {sent} of {size}. Choose the same file to continue from there, or another to start again.',
    anew: 'Start again',
  },
  checking: 'We received {name}. We are checking it.',
  failed: '{name} was not sent.',
  states: {
    received: '{name} ({size}) arrived. Someone on our team will check it.',
    'in-review': 'We are checking {name} ({size}).',
    accepted: 'We accepted {name} ({size}).',
    replaced: 'You sent another file in place of {name}.',
    removed: 'You deleted {name}.',
  },
}
