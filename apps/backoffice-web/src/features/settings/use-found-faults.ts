import type { FieldFault } from '@puente/contract'
import { differenceOf, readSetting, type Setting } from '@puente/contract/staff'
import { businessNowMs, HttpError } from '@puente/web'
import { useState } from 'react'
import { faultTexts } from './faults.ts'
import { words } from './texts/words.ts'
import type { Written } from './use-writing.ts'
import { fromFaults, tooEarlyText } from './versions/from-when.ts'

const SHORTEST_NOTE = 3

/** What the faults of a setting depend on besides what is written. */
interface About {
  readonly setting: Setting
  readonly key: string
  readonly noticeDays: number
  readonly currency: string
}

type Faults = Readonly<Record<string, string>>
const none: Faults = {}

/** Messages for everything that prevents a proposal, by the name of the control. */
function lacking({ setting, key, noticeDays, currency }: About, { data, note, from }: Written): Faults {
  const read = readSetting(setting, data, key)
  return {
    ...('faults' in read ? faultTexts(setting, read.faults, currency) : {}),
    ...(note.trim().length < SHORTEST_NOTE ? { note: words('form.noteMissing') } : {}),
    ...fromFaults(from, noticeDays, businessNowMs()),
  }
}

/** Messages for faults that the server found. */
function serverTexts({ setting, noticeDays, currency }: About, found: readonly FieldFault[]): Faults {
  const inData = found.filter(({ at }) => at.startsWith('data.'))
  const instant = found.find(({ at }) => at === 'inForceFrom')
  return {
    ...faultTexts(setting, inData, currency),
    ...(found.some(({ at }) => at === 'note') ? { note: words('form.noteMissing') } : {}),
    ...(instant === undefined
      ? {}
      : {
          inForceFrom:
            instant.fault === 'instant-taken'
              ? words('form.taken')
              : tooEarlyText(noticeDays, businessNowMs()),
        }),
  }
}

/** The written value at the path of a fault. */
const valueAt = ({ data, note, from }: Written, at: string): unknown => {
  if (at === 'inForceFrom') return from
  if (at === 'note') return note
  return at
    .replace(/^data[.]/, '')
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      data,
    )
}

const only = (faults: Faults, names: readonly string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => names.includes(name)))

/**
 * The faults of the form. `judge` validates every field and shows its faults. Typing adds no fault, and removes the
 * fault of a field that is valid now. A fault that the server reported is shown until the value of its field changes.
 */
export function useFoundFaults(about: About, written: Written, error: Error | null) {
  const [judged, setJudged] = useState<readonly string[]>([])
  const [sent, setSent] = useState(written)
  const fields: readonly FieldFault[] = error instanceof HttpError ? (error.problem?.fields ?? []) : []
  const standing = fields.filter(({ at }) => valueAt(sent, at) === valueAt(written, at))
  const found =
    judged.length === 0 && standing.length === 0
      ? none
      : {
          ...serverTexts(about, standing),
          ...(judged.length === 0 ? none : only(lacking(about, written), judged)),
        }
  // The same object while the faults are the same, so that the fields do not render again.
  const [faults, setFaults] = useState(found)
  if (faults !== found && differenceOf(faults, found).length > 0) setFaults(found)
  function judge(): boolean {
    const all = Object.keys(lacking(about, written))
    setJudged(all)
    setSent(written)
    return all.length === 0
  }
  return { faults, judge }
}
