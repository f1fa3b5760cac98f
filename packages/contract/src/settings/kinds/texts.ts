import { selfieConsentTexts } from '../../requirements/messages-selfie.es.ts'
import { termsKinds } from '../../terms/words.ts'
import { markdown, optional } from '../field.ts'
import { setting } from '../setting.ts'

/** Placeholders that a text may contain between double braces: data of the operator. */
export const termsNames = [
  'brand',
  'site',
  'operator',
  'operatorRut',
  'operatorAddress',
  'operatorEmail',
  'operatorPhone',
] as const

export const terms = setting({
  kind: 'terms',
  about:
    'The terms of use and the privacy notice. Users who accepted an older version must accept a newer one once it is in force.',
  keys: termsKinds,
  proposes: ['officer', 'admin'],
  decides: ['officer', 'admin'],
  noticeDays: 30,
  fields: {
    text: markdown(
      'The text; placeholders such as {{operator}} are replaced by data of the operator.',
      100_000,
      { names: termsNames },
    ),
    changes: optional(
      markdown('The changes since the previous version, for customers.', 10_000, { names: termsNames }),
    ),
  },
})

/** Placeholders of the consent to a selfie: the days for which it is kept, and data of the operator. */
export const selfieConsentNames = ['days', 'brand', 'operator', 'operatorEmail'] as const

export const selfieConsent = setting({
  kind: 'selfie-consent',
  about:
    'What customers consent to before they send a selfie. A consent given to an earlier version stays in force.',
  proposes: ['officer', 'admin'],
  decides: ['officer', 'admin'],
  fields: {
    text: markdown(
      'What it is for, who sees it, how long it is kept, and what happens without it; {{days}} is replaced by the period of `retention`.',
      10_000,
      { names: selfieConsentNames },
    ),
    provider: markdown('Added where a provider compares the pictures first.', 5000, {
      names: selfieConsentNames,
    }),
  },
  initial: (key) => (key === 'default' ? { ...selfieConsentTexts } : undefined),
  check: ({ text }) => (text.includes('{{days}}') ? [] : [{ at: 'text', fault: 'required' }]),
})
