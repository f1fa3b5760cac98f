export { CorridorFields, type LocalityFieldProps } from './corridor-fields.tsx'
export {
  choiceWords,
  fieldFaultWords,
  fieldHint,
  hasTexts,
  labelOf,
  nameFault,
  relationshipText,
  spanishFields,
  storedFieldWords,
  valueWords,
  type FieldWords,
} from './field-words.ts'
export { loadFieldWords, type FieldLanguage } from './languages/load-field-words.ts'
export { RecipientFormView } from './recipient-form.tsx'
export {
  askedOf,
  emptyRecipient,
  valuesOf,
  type OrderAnswers,
  type RecipientCorridor,
  type RecipientValues,
} from './recipient-values.ts'
export { useAskedFields } from './use-asked-fields.ts'
