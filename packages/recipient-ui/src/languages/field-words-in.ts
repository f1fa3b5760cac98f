import {
  checkField,
  nameForRail,
  normalName,
  type FieldChoice,
  type NameRule,
  type RecipientField,
  type RecipientFieldFault,
} from '@puente/contract/corridors'
import { createWords, typedCount, type FieldForm } from '@puente/web'
import { formOf, type FieldWords } from '../field-words.ts'
import type { FieldMessages } from './field-messages.ts'

const byLength = new Set<string>(['too-short', 'too-long', 'wrong-length'])
const withoutExample = new Set<string>(['not-a-choice', 'unknown-field'])

const ofLabel = <Text>(texts: Readonly<Record<string, Text>>, label: string): Text | undefined =>
  Object.hasOwn(texts, label) ? texts[label] : undefined

const wordsIn = (messages: FieldMessages, locale: string) => createWords(messages, locale)

function lengthOf(
  words: ReturnType<typeof wordsIn>,
  { unit = 'signs', least, most }: FieldForm,
): string | undefined {
  if (unit === 'choice' || (least === undefined && most === undefined)) return undefined
  const counted = { unit: words(`parts.${unit}`), least: String(least), most: String(most) }
  if (least === most) return words('parts.exact', counted)
  if (least === undefined) return words('parts.most', counted)
  return words(most === undefined ? 'parts.least' : 'parts.range', counted)
}

/** The texts of the fields of an account in another language than Spanish. */
export function fieldWordsIn(messages: FieldMessages, locale: string): FieldWords {
  const words = wordsIn(messages, locale)
  const labelOf = ({ label }: RecipientField) => ofLabel(messages.fields, label) ?? messages.fields.other

  function fieldFaultWords(field: RecipientField, fault: string, typed = ''): string {
    const form = formOf(field, typed)
    const label = labelOf(field)
    const known = (Object.hasOwn(messages.faults, fault) ? fault : 'wrong-format') as RecipientFieldFault
    const length = byLength.has(fault) ? lengthOf(words, form) : undefined
    const said =
      length === undefined
        ? words(`faults.${known}`, { field: label })
        : words(typed === '' ? 'parts.length' : 'parts.typed', {
            field: label,
            length,
            typed: String(typedCount(form, typed)),
          })
    return form.example === undefined || withoutExample.has(known)
      ? said
      : words('parts.example', { fault: said, example: form.example })
  }

  return {
    labelOf,
    fieldFaultWords,
    choose: words('parts.choose'),
    choiceWords: ({ label }: RecipientField, { name, value }: FieldChoice) =>
      name ?? ofLabel<Readonly<Record<string, string>>>(messages.choices, label)?.[value] ?? value,
    fieldHint: (field) =>
      ofLabel(messages.hints, field.label) ??
      (field.kind === 'digits' ? lengthOf(words, formOf(field)) : undefined),
    fieldFault: (field, typed) => {
      const checked = checkField(field, typed)
      return 'fault' in checked && checked.severity === 'block'
        ? fieldFaultWords(field, checked.fault, typed)
        : undefined
    },
    fieldWarning: (field, typed) => {
      if (typed.trim() === '') return undefined
      const checked = checkField(field, typed)
      if (!('fault' in checked) || checked.severity !== 'warn') return undefined
      return words('parts.sure', { fault: fieldFaultWords(field, checked.fault, typed) })
    },
    nameFault: ({ name: rule }: { readonly name: NameRule }, typed) => {
      const written = nameForRail(rule, typed)
      if (!('fault' in written)) return undefined
      if (written.fault === 'too-short') return words('name.short')
      if (written.fault === 'wrong-characters') return words('name.characters')
      return words('name.long', {
        longest: String(rule.maxLength),
        typed: String(normalName(typed).length),
      })
    },
  }
}
