import { settingOf, type Field, type Setting } from '@puente/contract/staff'
import type { FieldFault } from '@puente/contract'
import type { RefusalView } from '@puente/ui'
import { format, HttpError } from '@puente/web'
import { wordsOfFields } from './texts/change-text.ts'
import { settingText } from './texts/key-text.ts'
import { settingsMessages } from './texts/messages.es.ts'
import { placeAt } from './walk.ts'
import { words } from './texts/words.ts'

type Known = Exclude<keyof typeof settingsMessages.faults, 'between'>
const knownFault = (fault: string): Known =>
  Object.hasOwn(settingsMessages.faults, fault) ? (fault as Known) : 'format'

/** The bounds of a number, as a user would type them. */
function boundsOf(field: Field | undefined): { min: string; max: string } | undefined {
  const spec = field?.spec
  if (spec?.control === 'count') return { min: format.count(spec.min), max: format.count(spec.max) }
  if (spec?.control !== 'share') return undefined
  return {
    min: '0',
    max: spec.whole === true ? words('items.percent', { count: spec.max }) : format.percent(spec.max),
  }
}

function faultText(fault: string, field: Field | undefined, label: string): string {
  const bounds = boundsOf(field)
  const isBound = fault === 'too-big' || fault === 'too-small' || fault === 'type'
  if (bounds !== undefined && isBound) return words('faults.between', { field: label, ...bounds })
  return words(`faults.${knownFault(fault)}`, { field: label })
}

/**
 * Faults of the data as messages, by the names of the form's controls. The last two segments of the path name
 * the field.
 */
export function faultTexts(setting: Setting, faults: readonly FieldFault[]): Record<string, string> {
  const all = wordsOfFields(setting)
  return Object.fromEntries(
    faults.toReversed().map(({ at, fault }) => {
      const path = at.replace(/^data[.]/, '')
      if (path === 'inForceFrom' || path === 'note') return [path, ofRest(path, fault)]
      const { labels, field, at: control } = placeAt(setting.fields, all, path)
      return [`data.${control}`, faultText(fault, field, labels.slice(-2).join(', '))]
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
  const why =
    setting === undefined || at === '' ? undefined : Object.values(faultTexts(setting, [{ at, fault }]))[0]
  return {
    title: words('file.wrong', { setting: settingText(kind, key) }),
    message: why === undefined ? words('file.unknown') : `${why} ${words('file.wrongNext')}`,
  }
}

const ofRest = (path: 'inForceFrom' | 'note', fault: string): string =>
  path === 'note'
    ? words('form.noteMissing')
    : words(`faults.${knownFault(fault)}`, { field: words('form.from') })
