import { companyParts, levelFacts, machineFields, requirementCodes } from '@puente/contract'
import type { ChecklistLine } from '@puente/contract/staff'
import { decidedMessages } from '@puente/contract/staff-texts'
import { words as documentWords } from '../../documents/words.ts'
import { words as levelWords } from '../levels/words.ts'
import { checklistMessages } from './messages.es.ts'
import { words } from './words.ts'

type Line = Pick<ChecklistLine, 'check' | 'of' | 'result'>
type Named = keyof typeof checklistMessages.lines

function ofText({ check, of = '' }: Line): string {
  // Persons of a company are numbered in the order in which the page shows them.
  if (of === '' || check === 'person') return of
  const part = companyParts.find((one) => one === of)
  if (check === 'part' && part !== undefined) return decidedMessages.sections[part]
  const fact = levelFacts.find((one) => one === of)
  if (check === 'fact' && fact !== undefined) return levelWords(`facts.${fact}`)
  const code = requirementCodes.find((one) => one === of)
  if (code !== undefined) return levelWords(`documents.codes.${code}`)
  return documentWords(`kinds.${of}` as 'kinds.powers')
}

/** What a line is about, in words. */
export const lineText = (line: Line): string =>
  words(`lines.${line.check as Named}` as 'lines.fact', { of: ofText(line) })

/** The result of a line, in words. */
export function lineResult({ check, result }: Line): string {
  if (check === 'reading' && result !== 'agrees' && result !== 'unread')
    return words('results.reading.differs', {
      fields: machineFields
        .filter((field) => result.split(' ').includes(field))
        .map((field) => documentWords(`machine.fields.${field}`).toLocaleLowerCase('es-CL'))
        .join(', '),
    })
  if (check === 'owners')
    return result === ''
      ? words('results.owners.none')
      : words('results.owners.some', { count: result.split(' ').length })
  if (check === 'ownership' && result !== 'whole') return words('results.ownership.faults')
  return words(`results.${check as 'fact'}.${result as 'given'}`)
}
