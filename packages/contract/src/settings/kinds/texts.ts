import { termsKinds } from '../../terms/words.ts'
import { markdown, optional } from '../field.ts'
import { setting } from '../setting.ts'

/** Names that a text may ask for between braces: those of the operator. */
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
    'The terms of use and the privacy notice. Whoever accepted an older version accepts the newer one once it is in force.',
  keys: termsKinds,
  proposes: ['officer', 'admin'],
  decides: ['officer', 'admin'],
  noticeDays: 30,
  fields: {
    text: markdown('The text; {{operator}} and the like become the operator’s names.', 100_000),
    changes: optional(markdown('What changed against the version before, as customers read it.', 10_000)),
  },
  check: (data) =>
    (['text', 'changes'] as const).flatMap((name) => {
      const asked = [...(data[name] ?? '').matchAll(/\{\{([^}]*)\}\}/g)].map(([, found = '']) => found)
      return asked.every((one) => termsNames.some((known) => known === one))
        ? []
        : [{ at: name, fault: 'unknown-name' }]
    }),
})
