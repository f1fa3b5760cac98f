import { checkField, printField, type RecipientField } from '@puente/contract/corridors'
import { Notice, Select, TextInput } from '@puente/ui'
import { useFormValues, type EndpointForm } from '@puente/web'
import { useState, type FocusEvent, type InputHTMLAttributes, type ReactNode } from 'react'
import { spanishFields, type FieldWords } from './field-words.ts'
import type { RecipientValues } from './recipient-values.ts'

/** The props of an input for a city or state abroad. */
export interface LocalityFieldProps {
  kind: 'city' | 'state'
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The state that contains the city, by its code or name. */
  state?: string | undefined
  name: string
  label: string
  hint?: string | undefined
  optional?: boolean | undefined
  text: string
  onText: (text: string) => void
  onBlur: () => void
  maxLength: number | undefined
}

interface CorridorFieldsProps {
  /** The corridor's country, ISO 3166-1 alpha-2. */
  country: string
  fields: readonly RecipientField[]
  form: EndpointForm<RecipientValues>
  /** The input of a city or state, with the suggestions of the app. */
  LocalityField: (props: LocalityFieldProps) => ReactNode
  /** The texts of another language than Spanish. */
  texts?: FieldWords
}

/** The required fields in the corridor's order; a field with a single choice is not shown. */
export function CorridorFields({
  country,
  fields,
  form,
  LocalityField,
  texts = spanishFields,
}: CorridorFieldsProps) {
  return fields
    .filter(({ choices }) => choices?.length !== 1)
    .map((field) => {
      const key = `${field.name} ${field.label}`
      const kind = suggestedKinds[field.kind]
      return kind === undefined ? (
        <CorridorField key={key} field={field} form={form} texts={texts} />
      ) : (
        <CityOrStateField
          key={key}
          kind={kind}
          country={country}
          field={field}
          form={form}
          texts={texts}
          LocalityField={LocalityField}
        />
      )
    })
}

/** Kinds of fields that have suggestions of cities or states. */
const suggestedKinds: Readonly<Partial<Record<RecipientField['kind'], 'city' | 'state'>>> = {
  'address-city': 'city',
  'address-region': 'state',
}

interface CorridorFieldProps {
  field: RecipientField
  form: EndpointForm<RecipientValues>
  texts: FieldWords
}

/** One field required by the corridor's data, validated on blur and never while typing. */
function CorridorField({ field, form, texts }: CorridorFieldProps) {
  const name = `details.${field.name}` as const
  const [warning, setWarning] = useState<string>()

  const onBlur = (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
    const typed = event.target.value
    setWarning(texts.fieldWarning(field, typed))
    settle(form, field, typed)
  }
  const registered = form.field(name, {
    validate: (typed) => texts.fieldFault(field, typed ?? '') ?? true,
    onBlur,
    // Choices are validated when made, because other fields depend on them; text is validated on blur.
    ...(field.choices === undefined ? {} : { onChange: () => form.clearErrors([name, ...changedBy(field)]) }),
  })
  const shared = { label: texts.labelOf(field), optional: field.optional, ...registered }

  if (field.choices !== undefined) {
    return (
      <Select
        {...shared}
        placeholder={texts.choose}
        options={field.choices.map((choice) => ({
          value: choice.value,
          label: texts.choiceWords(field, choice),
        }))}
      />
    )
  }
  return (
    <>
      <TextInput
        {...shared}
        hint={texts.fieldHint(field)}
        autoComplete={field.autocomplete ?? 'off'}
        inputMode={inputModeOf(field)}
        spellCheck={false}
        // The field's own rule validates the value without spaces and dots.
        maxLength={undefined}
      />
      {warning === undefined ? null : <Notice tone="warn">{warning}</Notice>}
    </>
  )
}

/**
 * On blur, replaces the text by the value as it will be stored, and validates it; an empty field is validated
 * on submit.
 */
function settle(form: CorridorFieldProps['form'], field: RecipientField, typed: string): void {
  if (typed.trim() === '') return
  const name = `details.${field.name}` as const
  const checked = checkField(field, typed)
  if ('normalised' in checked) form.setValue(name, printField(field, checked.normalised))
  void form.trigger(name)
}

type CityOrStateFieldProps = CorridorFieldProps &
  Pick<CorridorFieldsProps, 'country' | 'LocalityField'> &
  Pick<LocalityFieldProps, 'kind'>

/** A city or state abroad; validated on blur like any other field. */
function CityOrStateField({ kind, country, field, form, texts, LocalityField }: CityOrStateFieldProps) {
  const name = `details.${field.name}` as const
  const [text = '', state] = useFormValues(form, [name, 'details.state'])
  form.field(name, { validate: (typed) => texts.fieldFault(field, typed ?? '') ?? true })
  return (
    <LocalityField
      kind={kind}
      country={country}
      state={state}
      name={name}
      label={texts.labelOf(field)}
      hint={texts.fieldHint(field)}
      optional={field.optional}
      text={text}
      onText={(typed) => form.setValue(name, typed, { shouldDirty: true })}
      onBlur={() => settle(form, field, text)}
      maxLength={undefined}
    />
  )
}

const changedBy = ({ choices = [] }: RecipientField) =>
  choices.flatMap(({ rules = {} }) => Object.keys(rules)).map((name) => `details.${name}` as const)

type InputMode = InputHTMLAttributes<HTMLInputElement>['inputMode']

const inputModeOf = (field: RecipientField): InputMode =>
  (field.inputMode as InputMode) ?? (field.kind === 'digits' ? 'numeric' : 'text')
