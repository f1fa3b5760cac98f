export { checkDigitNames, type CheckDigitName, type CheckFault } from './check-digits.ts'
export {
  checkField,
  checkFields,
  fieldKinds,
  inputModes,
  printField,
  type CheckedField,
  type CheckedFields,
  type FieldKind,
  type InputMode,
  type RecipientField,
  type RecipientFieldFault,
  type RecipientFieldFinding,
} from './fields.ts'
export { formatRut, parseRut, rutCheckDigit, type Rut, type RutFault } from './rut.ts'
