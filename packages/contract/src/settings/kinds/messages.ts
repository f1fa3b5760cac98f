import { initialTexts } from '../../notifications/initial-texts.ts'
import { topicOf } from '../../notifications/template-topics.ts'
import { textFault } from '../../notifications/template-text.ts'
import {
  templateFields,
  templateNames,
  templateOf,
  type TextName,
  type Variables,
} from '../../notifications/templates.ts'
import type { FieldFault } from '../../refusals.ts'
import type { Fields } from '../field.ts'
import { setting } from '../setting.ts'

const isOneLine = (name: TextName): boolean =>
  name === 'subject' || name === 'action' || name === 'sms' || name === 'brief'

/** The fields of a template: each of its texts. Only `brief` is optional, because older versions have none. */
const fieldsOf = (key: string): Fields => {
  const { after, action, sms, brief, ...common } = templateFields
  const parts = { after, action, sms }
  const own = (templateOf(key)?.parts ?? []).map(
    (part) => [part, { ...parts[part], optional: false }] as const,
  )
  const name = templateNames.find((one) => one === key)
  const noticed = name !== undefined && topicOf(name) !== undefined
  return { ...common, ...Object.fromEntries(own), ...(noticed ? { brief } : {}) }
}

/** What nobody else may read on a locked phone. */
const privateNames: ReadonlySet<string> = new Set([
  'send',
  'receive',
  'received',
  'remaining',
  'refund',
  'owed',
  'paid',
  'sentBack',
  'amount',
  'accountEnding',
  'reference',
  'code',
  'folio',
])

const publicVariables = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !privateNames.has(name)))

const textsAtFirst = new Map(Object.entries(initialTexts))

export const messageTemplate = setting({
  kind: 'message-template',
  about:
    'The texts of a mail and of its SMS. A message is written with the texts in force when it is sent, also when it was queued before.',
  keys: templateNames,
  proposes: ['support', 'officer', 'admin'],
  decides: ['officer', 'admin'],
  fields: templateFields,
  fieldsOf,
  initial: (key) => textsAtFirst.get(key),
  check: (data, key) => {
    const template = templateOf(key)
    if (template === undefined) return []
    const { variables, needs } = template
    return (Object.keys(templateFields) as TextName[]).flatMap((name): FieldFault[] => {
      const text = data[name]
      if (text === undefined) return []
      const usable = name === 'brief' ? publicVariables(variables) : variables
      const fault = textFault(text, { variables: usable, needs: needs[name] ?? [], lines: !isOneLine(name) })
      return fault === undefined ? [] : [{ at: name, fault }]
    })
  },
})
