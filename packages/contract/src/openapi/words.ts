/** Abbreviations that a title writes in capitals. */
const ABBREVIATIONS = /\b(bps|clp|eap|id|iva|sms|totp|usd)\b/gi

/** 'PaymentInstructions' → 'Payment instructions', 'TransferId' → 'Transfer ID' */
export const titleOf = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z0-9])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(ABBREVIATIONS, (abbreviation) => abbreviation.toUpperCase())

/**
 * Units at the end of a field's name: the unit for its description, and how to recognise a description that
 * already contains it.
 */
const units: readonly (readonly [name: RegExp, said: RegExp, unit: string])[] = [
  [/(^b|B)ps$/, /basis point/i, 'In basis points: 100 are 1 percent.'],
  [/Percent$/, /percent|%/i, 'In percent.'],
  [/Ms$|^timeout$/, /millisecond/i, 'In milliseconds.'],
  [/Seconds$/, /second/i, 'In seconds.'],
  [/Minutes$/, /minute/i, 'In minutes.'],
  [/(^h|H)ours$/, /hour/i, 'In hours.'],
  [/(^d|D)ays$/, /days?\b/i, 'In days.'],
  [/Months$/, /month/i, 'In months.'],
  [/(^b|B)ytes$/, /byte/i, 'In bytes.'],
]

interface Field {
  readonly type?: unknown
}
const isNumber = ({ type }: Field): boolean => type === 'integer' || type === 'number'

/** The unit in the name of a numeric field that its description lacks; otherwise undefined. */
export function missingUnit(
  name: string,
  schema: Field,
  description: string | undefined,
): string | undefined {
  if (!isNumber(schema)) return undefined
  const unit = units.find(([ending]) => ending.test(name))
  return unit === undefined || (description !== undefined && unit[1].test(description)) ? undefined : unit[2]
}

/** The description of a field: its doc comment, and the unit from its name. */
export function unitOf(name: string, schema: Field, comment: string | undefined): string | undefined {
  const unit = missingUnit(name, schema, comment)
  return unit === undefined ? comment : [comment, unit].filter((part) => part !== undefined).join(' ')
}
