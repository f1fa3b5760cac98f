import { settingOf, type Field, type Setting } from '@puente/contract/staff'
import type { FieldFault } from '@puente/contract'
import type { RefusalView } from '@puente/ui'
import { format, HttpError } from '@puente/web'
import { wordsOfFields } from './texts/change-text.ts'
import { settingText } from './texts/key-text.ts'
import { settingsMessages } from './texts/messages.es.ts'
import { currencyNamed } from './fields/control.ts'
import { placeAt, type Place } from './walk.ts'
import { words } from './texts/words.ts'

type Own = 'between' | 'share' | 'whole-share' | 'pesos' | 'amount'
type Known = Exclude<keyof typeof settingsMessages.faults, Own>
const knownFault = (fault: string): Known =>
  Object.hasOwn(settingsMessages.faults, fault) ? (fault as Known) : 'format'

/** The bounds of a number, as a user would type them. */
function boundsOf(field: Field | undefined, currency: string): { min: string; max: string } | undefined {
  const spec = field?.spec
  if (spec?.control === 'count') return { min: format.count(spec.min), max: format.count(spec.max) }
  if (spec?.control === 'money' && spec.max !== undefined) {
    const text = (minor: number) =>
      currency === 'CLP' ? format.clp(String(minor)) : format.money({ amount: String(minor), currency })
    return { min: text(0), max: text(spec.max) }
  }
  if (spec?.control !== 'share') return undefined
  return {
    min: '0',
    max: spec.whole === true ? words('items.percent', { count: spec.max }) : format.percent(spec.max),
  }
}

/** The format of a text that is no share or no amount. */
function formOf(fault: string, field: Field | undefined, currency: string): Own | undefined {
  if (fault !== 'type' && fault !== 'format') return undefined
  const spec = field?.spec
  if (spec?.control === 'share') return spec.whole === true ? 'whole-share' : 'share'
  if (spec?.control !== 'money') return undefined
  return format.decimals(currency) === 0 ? 'pesos' : 'amount'
}

function faultText(fault: string, { field, labels, name }: Place, general: string): string {
  const label = labels.slice(-2).join(', ')
  const own = field?.spec.control === 'money' ? field.spec.currency : undefined
  const currency = own ?? currencyNamed(name ?? '') ?? general
  const form = formOf(fault, field, currency)
  if (form !== undefined && form !== 'between') return words(`faults.${form}`, { field: label })
  const bounds = boundsOf(field, currency)
  const isBound = fault === 'too-big' || fault === 'too-small' || fault === 'type'
  if (bounds !== undefined && isBound) return words('faults.between', { field: label, ...bounds })
  return words(`faults.${knownFault(fault)}`, { field: label })
}

/**
 * Faults of the data as messages, by the names of the form's controls. The last two segments of the path name
 * the field. `currency` is that of amounts without their own.
 */
export function faultTexts(
  setting: Setting,
  faults: readonly FieldFault[],
  currency = 'CLP',
): Record<string, string> {
  const all = wordsOfFields(setting)
  return Object.fromEntries(
    faults.toReversed().map(({ at, fault }) => {
      const path = at.replace(/^data[.]/, '')
      const place = placeAt(setting.fields, all, path)
      return [`data.${place.at}`, faultText(fault, place, currency)]
    }),
  )
}

/** Why a file was refused, with the names of its setting and field; undefined for other failures. */
export function fileRefusal(error: unknown): RefusalView | undefined {
  const problem = error instanceof HttpError ? error.problem : undefined
  if (problem?.code !== 'settings-file-wrong') return undefined
  const [kind = '', key = '', at = '', fault = ''] = ['kind', 'key', 'at', 'fault'].map((name) =>
    String(problem.facts[name] ?? ''),
  )
  const setting = settingOf(kind)
  const title = words('file.wrong', { setting: settingText(kind, key) })
  if (fault === 'too-early')
    return { title, message: words('file.tooEarly', { days: format.count(setting?.noticeDays ?? 0) }) }
  const why =
    setting === undefined || at === '' ? undefined : Object.values(faultTexts(setting, [{ at, fault }]))[0]
  return {
    title,
    message: why === undefined ? words('file.unknown') : `${why} ${words('file.wrongNext')}`,
  }
}
