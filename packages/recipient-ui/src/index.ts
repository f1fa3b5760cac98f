export { CorridorFields, type LocalityFieldProps } from './corridor-fields.tsx'
export {
  choiceWords,
  fieldFaultWords,
  fieldHint,
  hasTexts,
  isFieldFault,
  labelOf,
  nameFault,
  relationshipText,
  storedFieldWords,
  valueWords,
} from './field-words.ts'
export { RecipientFormView } from './recipient-form.tsx'
export {
  askedOf,
  emptyRecipient,
  valuesOf,
  type RecipientCorridor,
  type RecipientValues,
} from './recipient-values.ts'
