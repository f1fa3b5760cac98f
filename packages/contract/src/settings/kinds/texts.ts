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
