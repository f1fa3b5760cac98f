export type { Check, CheckFault } from './check-digits.ts'
export {
  askedFields,
  checkField,
  checkFields,
  fieldKinds,
  inputModes,
  printField,
  type CheckedField,
  type CheckedFields,
  type FieldChoice,
  type FieldKind,
  type InputMode,
  type RecipientField,
  type RecipientFieldFault,
  type RecipientFieldFinding,
} from './fields.ts'
export { nameForRail, normalName, type NameRule } from './names.ts'
export { formatRut, isCompanyRut, parseRut, plainRut, rutCheckDigit, type Rut, type RutFault } from './rut.ts'
