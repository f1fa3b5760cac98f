import { documentKinds, levelFacts, requirementCodes, type MachineField } from '@puente/contract'
import type { DecisionRecordWire, ReplayedCheck } from '@puente/contract/staff'
import { format } from '@puente/web'
import { documentText } from '../../documents/what-of.ts'
import { words as documentWords } from '../../documents/words.ts'
import { partText } from './part-text.ts'
import { words as levelWords } from '../../onboarding/levels/words.ts'
import { settingText } from '../../settings/texts/key-text.ts'
import { decisionPageMessages } from './messages.es.ts'
import { words } from './words.ts'

type Documents = DecisionRecordWire['documents']
type Result = keyof typeof decisionPageMessages.results

const isResult = (result: string): result is Result => Object.hasOwn(decisionPageMessages.results, result)

/** What a check is about, in words. */
export function checkText({ check, of = '' }: ReplayedCheck, documents: Documents): string {
  return words(`checks.${check}` as 'checks.fact', { of: ofText(check, of, documents) })
}

function ofText(check: ReplayedCheck['check'], of: string, documents: Documents): string {
  const fact = levelFacts.find((one) => one === of)
  if (check === 'fact' && fact !== undefined) return levelWords(`facts.${fact}`)
  const code = requirementCodes.find((one) => one === of)
  if (check === 'document' && code !== undefined) return levelWords(`documents.codes.${code}`)
  const kind = documentKinds.find((one) => one === of)
  if (check === 'document' && kind !== undefined) return documentWords(`kinds.${kind}`)
  const document = documents.find(({ id }) => id === of)
  if (check === 'file' && document !== undefined) return documentText(document)
  if (check === 'setting') {
    const [kind = '', ...rest] = of.split('/')
    return settingText(kind, rest.slice(0, -1).join('/'))
  }
  return of
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** '1:6000 2:4000' → 'n.º 1: 60 %, n.º 2: 40 %' */
const ownersText = (result: string): string =>
  result
    .split(' ')
    .map((one) => {
      const [number = '', bps = '0'] = one.split(':')
      return words('owner', { number, share: format.percent(Number(bps)) })
    })
    .join(', ')

/** A result in words; empty results are those that are not there. */
export function resultText({ check }: ReplayedCheck, result: string): string {
  if (result === '') return words('replay.nothing')
  if (isResult(result)) return words(`results.${result}`)
  if (check === 'owners') return ownersText(result)
  if (check === 'score') return words('points', { count: Number(result) })
  if (check === 'reading')
    return result
      .split(' ')
      .map((field) => documentWords(`machine.fields.${field as MachineField}`))
      .join(', ')
  return DAY.test(result) ? format.date(result) : result
}

/** What the customer read beside the outcome, one line for each part. */
export const customerLines = ({ subject, customerTexts }: DecisionRecordWire): string[] =>
  customerTexts.map(({ code, text }) =>
    [code === undefined ? undefined : partText(subject.kind, code), text]
      .filter((part) => part !== undefined && part !== '')
      .join(': '),
  )
