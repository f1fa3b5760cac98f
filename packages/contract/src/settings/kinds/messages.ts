import { initialTexts } from '../../notifications/initial-texts.ts'
import { textFault } from '../../notifications/template-text.ts'
import { templateFields, templateNames, templateOf, type TextName } from '../../notifications/templates.ts'
import type { FieldFault } from '../../refusals.ts'
import type { Fields } from '../field.ts'
import { setting } from '../setting.ts'

const isOneLine = (name: TextName): boolean => name === 'subject' || name === 'action' || name === 'sms'

/** The fields of a template: each of its texts, none of them optional. */
const fieldsOf = (key: string): Fields => {
  const { after, action, sms, ...common } = templateFields
  const parts = { after, action, sms }
  const own = (templateOf(key)?.parts ?? []).map(
    (part) => [part, { ...parts[part], optional: false }] as const,
  )
  return { ...common, ...Object.fromEntries(own) }
}

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
      const fault = textFault(text, { variables, needs: needs[name] ?? [], lines: !isOneLine(name) })
      return fault === undefined ? [] : [{ at: name, fault }]
    })
  },
})
