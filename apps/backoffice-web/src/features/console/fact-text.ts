import type { AuditFact, TemplateName } from '@puente/contract/staff'
import { auditDetailMessages, decidedMessages, restrictionReasonNames } from '@puente/contract/staff-texts'
import { createWords, format } from '@puente/web'
import { accountName } from '../ledger/words.ts'
import { pendingMessages } from '../pending/messages.es.ts'
import { templateTitles } from '../settings/texts/messages-templates.es.ts'

const words = createWords(auditDetailMessages)

type Catalogue = Readonly<Record<string, string>>

const { facts: factNames, codes } = auditDetailMessages

/** The codes of every catalogue that details use; the first one with a code names it. */
const catalogues: readonly Catalogue[] = [
  codes,
  decidedMessages.outcomes,
  decidedMessages.roles,
  decidedMessages.kinds,
  decidedMessages.actions,
  decidedMessages.sections,
  decidedMessages.documents,
  decidedMessages.documentReasons,
  restrictionReasonNames,
  pendingMessages.kinds,
]

/** The word of a code; undefined when no catalogue has it. */
export const codeText = (code: string): string | undefined =>
  catalogues.find((one) => Object.hasOwn(one, code))?.[code]

/** Details that people wrote. */
const WRITTEN: ReadonlySet<string> = new Set(['note', 'reference', 'rail', 'currency'])
/** Details that are amounts in minor units of the detail `currency`. */
export const AMOUNTS: ReadonlySet<string> = new Set(['amountMinor', 'balanceMinor', 'floorMinor'])
const NUMBER = /^-?\d+$/
const MONTH = /^(\d{4})-(\d{2})$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The name of a detail. */
export const factName = (name: string): string =>
  Object.hasOwn(factNames, name) ? words(`facts.${name as 'note'}`) : words('facts.other')

/** An account of the books, alone or with its currency: 'Banco de clientes CLP'. */
function accountText(value: string): string {
  const [code = '', ...currency] = value.split(' ')
  return [accountName(code) ?? words('otherValue'), ...currency].join(' ')
}

/** The values of all details of a line, by name. */
export type Values = ReadonlyMap<string, string>

/** The value of a detail in words. */
export function factValue({ name, value, named }: AuditFact, all: Values): string {
  if (named !== undefined) return named
  if (AMOUNTS.has(name)) return format.money({ amount: value, currency: all.get('currency') ?? 'CLP' })
  if (name === 'ageDays' || name === 'allowedDays') return words('days', { count: Number(value) })
  if (NUMBER.test(value)) return name === 'version' ? value : format.count(Number(value))
  if (DAY.test(value)) return format.date(value)
  if (MONTH.test(value)) return value.replace(MONTH, '$2/$1')
  if (name === 'sha256') return value.slice(0, 16)
  if (name === 'account') return accountText(value)
  if (name === 'template' && Object.hasOwn(templateTitles, value))
    return templateTitles[value as TemplateName]
  if (WRITTEN.has(name)) return value
  const parts = value.split(/[ ,]+/).filter((part) => part !== '')
  const texts = parts.map(codeText)
  if (parts.length > 0 && texts.every((text) => text !== undefined)) return texts.join(', ')
  // What people wrote has spaces or capitals; a code without a word is not shown.
  return /[\s\p{Lu}]/u.test(value) ? value : words('otherValue')
}
