import { settingOf, type WaitingApproval } from '@puente/contract/staff'
import { format } from '@puente/web'
import { factName, factValue } from '../fact-text.ts'
import { currencyOf } from '../../settings/previews/currency-of.ts'
import { changeTexts, type ChangeText } from '../../settings/texts/change-text.ts'
import { words } from '../words.ts'

type Proposed = Pick<WaitingApproval, 'action' | 'facts' | 'setting'>

function changeText({ path, before, after }: ChangeText): string {
  if (before === undefined && after === undefined) return words('proposals.changed', { field: path })
  return words('proposals.change', {
    field: path,
    before: before ?? words('proposals.none'),
    after: after ?? words('proposals.none'),
  })
}

/** The first changes of a proposed setting, the number of the others, and the instant from which they are in force. */
function settingTexts(
  action: string,
  { inForceFrom, changes, changeCount }: NonNullable<Proposed['setting']>,
) {
  const [kind = '', ...key] = action.split('/')
  const setting = settingOf(kind)
  if (setting === undefined) return []
  const more = changeCount - changes.length
  return [
    ...changeTexts(setting, changes, currencyOf(kind, key.join('/'), {}, [])).map(changeText),
    ...(changeCount === 0 ? [words('proposals.sameAsGeneral')] : []),
    ...(more > 0 ? [words('proposals.more', { count: more })] : []),
    inForceFrom === undefined
      ? words('proposals.onConfirmation')
      : words('proposals.from', { from: format.dateTime(inForceFrom) }),
  ]
}

/** The facts of a proposal; a currency is part of the amount, if there is one. */
function factTexts(facts: Proposed['facts']): string[] {
  const all = new Map(facts.map(({ name, value }) => [name, value]))
  return facts
    .filter(({ name }) => name !== 'currency' || !all.has('amountMinor'))
    .map((fact) => words('proposals.fact', { name: factName(fact.name), value: factValue(fact, all) }))
}

/** The values that a proposal decides and when they take force, in one line; empty when it has none. */
export const proposedValues = ({ action, facts, setting }: Proposed): string =>
  [...factTexts(facts), ...(setting === undefined ? [] : settingTexts(action, setting))].join(' · ')
