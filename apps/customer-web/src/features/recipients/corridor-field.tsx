import { checkField, printField, type RecipientField } from '@puente/contract/corridors'
import { Notice, Select, TextInput } from '@puente/ui'
import { useState, type FocusEvent, type InputHTMLAttributes } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { choiceWords, fieldFault, fieldHint, fieldWarning, labelOf } from './field-words.ts'
import type { RecipientValues } from './recipient-form.tsx'
import { words } from './words.ts'

interface CorridorFieldProps {
  field: RecipientField
  form: UseFormReturn<RecipientValues>
}

/** One field that the corridor's data ask for, checked when it is left, never while it is typed. */
export function CorridorField({ field, form }: CorridorFieldProps) {
  const name = `details.${field.name}` as const
  const [warning, setWarning] = useState<string>()

  const onBlur = (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
    const typed = event.target.value
    setWarning(fieldWarning(field, typed))
    if (typed.trim() === '') return
    const checked = checkField(field, typed)
    if ('normalised' in checked) form.setValue(name, printField(field, checked.normalised))
    void form.trigger(name)
  }
  const registered = form.register(name, {
    validate: (typed) => fieldFault(field, typed ?? '') ?? true,
    onBlur,
    // A choice is answered when it is made; text only when it is left.
    ...(field.choices === undefined ? {} : { onChange: () => form.clearErrors(name) }),
  })
  const shared = { label: labelOf(field), optional: field.optional, ...registered }

  if (field.choices !== undefined) {
    return (
      <Select
        {...shared}
        placeholder={words('form.choose')}
        options={field.choices.map((value) => ({ value, label: choiceWords(field, value) }))}
      />
    )
  }
  return (
    <>
      <TextInput
        {...shared}
        hint={fieldHint(field)}
        autoComplete={field.autocomplete ?? 'off'}
        inputMode={inputModeOf(field)}
        spellCheck={false}
      />
      {warning === undefined ? null : <Notice tone="warn">{warning}</Notice>}
    </>
  )
}

type InputMode = InputHTMLAttributes<HTMLInputElement>['inputMode']

const inputModeOf = (field: RecipientField): InputMode =>
  (field.inputMode as InputMode) ?? (field.kind === 'digits' ? 'numeric' : 'text')
