import type { MachineField, ReadingState, ReadingWarning, ZoneFormat } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import { parse, type Details, type FieldName } from 'mrz'
import type { ZoneText } from './zone-text.ts'

/** One value of a machine-readable zone. Days are ISO dates; countries are codes of three letters. */
export interface ReadField {
  readonly field: MachineField
  readonly value: string
  /** Whether a check digit of the zone covers the value and agrees. Names never have one. */
  readonly isChecked: boolean
}

/** What was read on a document by machine. */
export interface MachineReading {
  readonly read: Exclude<ReadingState, 'waiting'>
  readonly format: ZoneFormat | undefined
  readonly fields: readonly ReadField[]
  readonly warnings: readonly ReadingWarning[]
}

/** The result for a picture without a zone. */
export const nothingRead: MachineReading = { read: 'not', format: undefined, fields: [], warnings: [] }

interface Parsed {
  readonly value: (field: FieldName) => string | undefined
  readonly isValid: (field: FieldName) => boolean
  readonly raw: (field: FieldName) => string
}

function parsed({ lines }: ZoneText): Parsed {
  const details = new Map<FieldName | null, Details>(parse(lines).details.map((one) => [one.field, one]))
  return {
    value: (field) => details.get(field)?.value ?? undefined,
    isValid: (field) => details.get(field)?.valid === true,
    raw: (field) => {
      const { line = 0, start = 0, end = 0 } = details.get(field) ?? {}
      return (lines[line] ?? '').slice(start, end)
    },
  }
}

/** The ISO date of six digits, in the century that `isPossible` accepts; undefined for a day that does not exist. */
function dayOf(digits: string, isPossible: (day: string) => boolean): string | undefined {
  for (const century of ['20', '19']) {
    const day = `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`
    const instant = new Date(`${day}T00:00:00Z`)
    if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== day) continue
    if (isPossible(day)) return day
  }
  return undefined
}

/** The RUN in the optional data of a Chilean document, in its canonical spelling. */
function runOf(optional: readonly string[]): { readonly run: string } | 'wrong' | 'missing' {
  const found = optional.flatMap((text) => /^0*([0-9]{6,8})<?([0-9K])<*$/.exec(text) ?? [])
  const [, body, digit] = found
  if (body === undefined || digit === undefined) return 'missing'
  const rut = parseRut(`${body}-${digit}`)
  return 'normalised' in rut ? { run: rut.normalised } : 'wrong'
}

/**
 * The values of a zone, with what its check digits prove. `today` (an ISO date) determines centuries. Nothing without
 * an agreeing check digit is marked as checked.
 */
export function readingOf(zone: ZoneText, today: string): MachineReading {
  const { value, isValid, raw } = parsed(zone)
  const warnings = new Set<ReadingWarning>()
  const fields: ReadField[] = []
  const isWhole = isValid('compositeCheckDigit')
  const add = (field: MachineField, text: string | undefined, isChecked = false): void => {
    if (text !== undefined && text !== '') fields.push({ field, value: text, isChecked })
  }
  const checked = (digit: FieldName): boolean => {
    if (!isValid(digit)) warnings.add('check-digit')
    return isValid(digit) && isWhole && zone.isClear
  }
  if (!isWhole) warnings.add('composite-check-digit')
  if (!zone.isClear) warnings.add('unclear')
  add('document-number', value('documentNumber'), checked('documentNumberCheckDigit'))
  const days = [
    ['birth-date', 'birthDate', 'birthDateCheckDigit', (day: string) => day <= today],
    ['expiry-date', 'expirationDate', 'expirationDateCheckDigit', (day: string) => day > '2000'],
  ] as const
  for (const [field, from, digit, isPossible] of days) {
    const day = dayOf(raw(from), isPossible)
    if (day === undefined) warnings.add('impossible-date')
    const isChecked = checked(digit)
    add(field, day, isChecked)
  }
  if (isChilean(value('issuingState'))) {
    const found = runOf([raw('optional2'), raw('optional1'), raw('personalNumber')])
    if (typeof found === 'object') add('run', found.run, isWhole && zone.isClear)
    // A Chilean card has the number; a passport need not.
    else if (found === 'wrong') warnings.add('run-check-digit')
    else if (zone.format === 'TD1') warnings.add('run-missing')
  }
  if (zone.format === 'TD3' && !isValid('personalNumberCheckDigit')) warnings.add('check-digit')
  for (const [field, from] of [
    ['nationality', 'nationality'],
    ['issuing-state', 'issuingState'],
  ] as const) {
    if (!isValid(from)) warnings.add('unknown-country')
    add(field, isValid(from) ? value(from) : undefined)
  }
  if (!isValid('sex')) warnings.add('unknown-sex')
  add('sex', { male: 'M', female: 'F', nonspecified: 'X' }[value('sex') ?? ''])
  add('surname', value('lastName'))
  add('given-names', value('firstName'))
  const isAny = fields.some(({ isChecked }) => isChecked) || isNearlyRead(isValid)
  if (!isAny) return nothingRead
  return {
    read: warnings.size === 0 ? 'whole' : 'partly',
    format: zone.format,
    fields,
    warnings: [...warnings],
  }
}

const isChilean = (state: string | undefined): boolean => state === 'CHL'

/** Whether enough check digits agree that the text is a zone at all. */
const isNearlyRead = (isValid: (field: FieldName) => boolean): boolean =>
  (
    [
      'documentNumberCheckDigit',
      'birthDateCheckDigit',
      'expirationDateCheckDigit',
      'compositeCheckDigit',
    ] as const
  ).filter(isValid).length >= 2
