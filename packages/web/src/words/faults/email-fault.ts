import { hasEmailForm } from '@puente/contract'
import { createWords } from '../create-words.ts'
import { faultWords, withExample } from './fault-words.ts'
import { emailMessages } from './messages-email.es.ts'
import { fieldForms } from './messages-forms.es.ts'

const words = createWords(emailMessages)

/** The fault of a typed e-mail address; undefined when it has the form of one. The server checks the rest. */
export function emailFault(typed: string): string | undefined {
  if (typed.trim() === '') return faultWords('missing', fieldForms.email)
  const fault = formFault(typed.trim())
  return fault === undefined ? undefined : withExample(words(fault), fieldForms.email.example)
}

function formFault(email: string): keyof typeof emailMessages | undefined {
  if (/\s/.test(email)) return 'blank'
  const [before = '', after, ...more] = email.split('@')
  if (after === undefined) return 'noAt'
  if (more.length > 0) return 'manyAts'
  if (before === '') return 'before'
  if (!/^[^.].*[.][^.]{2,}$/.test(after)) return 'ending'
  return hasEmailForm(email) ? undefined : 'parts'
}
