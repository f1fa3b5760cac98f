import type { Translated } from '@puente/contract'
import type { termsMessages as spanish } from './messages.es.ts'

export const termsMessages: Translated<typeof spanish> = {
  kinds: {
    'terms-of-use': {
      title: 'Terms and conditions',
      description: 'The terms and conditions of the service in force, with their version and date.',
    },
    'privacy-notice': {
      title: 'Privacy notice',
      description: 'Which personal data we use, what for, for how long, and what your rights are.',
    },
  },
  version: 'Version {version}, in force since {date}',
  next: 'A new version applies from {date}',
  nextText:
    'We will show it to you beforehand so that you can read it. Until that day, the one on this page applies.',
  print: 'Print',
  hash: 'Fingerprint of this text',
  hashText:
    'It is a code that changes if one letter of the text changes. We keep the one of the text you accept, so that you can verify which it was.',
  failed: 'We could not load this text',
}
