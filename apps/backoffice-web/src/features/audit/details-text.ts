import { refusals, type RefusalCode } from '@puente/contract'
import type { AuditFact, AuditLineWire, TemplateName } from '@puente/contract/staff'
import { auditDetailMessages, decidedMessages } from '@puente/contract/staff-texts'
import { format, refusalWords } from '@puente/web'
import { accountName } from '../ledger/words.ts'
import { pendingMessages } from '../pending/messages.es.ts'
import { templateTitles } from '../settings/texts/messages-templates.es.ts'
import { settingText } from '../settings/texts/key-text.ts'
import { detailWords as words } from './words.ts'

type Catalogue = Readonly<Record<string, string>>

const { objects, facts: factNames, codes } = auditDetailMessages

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
  pendingMessages.kinds,
]

/** The word of a code; undefined when no catalogue has it. */
export const codeText = (code: string): string | undefined =>
  catalogues.find((one) => Object.hasOwn(one, code))?.[code]

/** Details that people wrote. */
const WRITTEN: ReadonlySet<string> = new Set(['note', 'reference', 'rail', 'month', 'currency'])
const AMOUNTS: ReadonlySet<string> = new Set(['amountMinor', 'balanceMinor', 'floorMinor'])
const ID = /^([a-z]{3}_[0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const NUMBER = /^-?\d+$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The name of a detail. */
export const factName = (name: string): string =>
  Object.hasOwn(factNames, name) ? words(`facts.${name as 'note'}`) : words('facts.other')

/** An account of the books, alone or with its currency: 'Banco de clientes CLP'. */
function accountText(value: string): string {
  const [code = '', ...currency] = value.split(' ')
  return [accountName(code) ?? words('otherValue'), ...currency].join(' ')
}

/** Details of which the value is a code, a number or a text; with the others of the same line. */
type Values = ReadonlyMap<string, string>

function valueText({ name, value, named }: AuditFact, all: Values): string {
  if (named !== undefined) return named
  if (AMOUNTS.has(name)) return format.money({ amount: value, currency: all.get('currency') ?? 'CLP' })
  if (name === 'ageDays' || name === 'allowedDays') return words('days', { count: Number(value) })
  if (NUMBER.test(value)) return name === 'version' ? value : format.count(Number(value))
  if (DAY.test(value)) return format.date(value)
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

const sides: Readonly<Record<string, string>> = { before: '', from: 'to' }

/** The details of a line in words, values before and after as one. Ids without a name are left out. */
export function factTexts({ facts }: Pick<AuditLineWire, 'facts'>): string[] {
  const all: Values = new Map(facts.map(({ name, value }) => [name, value]))
  const setting = all.get('setting')
  const isSetting = setting !== undefined && all.has('version')
  const before = facts.find(({ name }) => name in sides)
  const after =
    before &&
    facts.find(({ name }) => (before.name === 'from' ? name === 'to' : name === 'risk' || name === 'level'))
  const own = facts.filter(
    (fact) =>
      fact !== before &&
      fact !== after &&
      !(fact.named === undefined && ID.test(fact.value)) &&
      !(isSetting && ['setting', 'key', 'version'].includes(fact.name)) &&
      !(fact.name === 'currency' && [...AMOUNTS].some((amount) => all.has(amount))),
  )
  return [
    ...(isSetting
      ? [
          `${settingText(setting, all.get('key') ?? '')}, ${words('version', { version: all.get('version') ?? '' })}`,
        ]
      : []),
    ...(before === undefined || after === undefined
      ? []
      : [
          words('change', {
            name: factName(before.name === 'from' ? 'role' : after.name),
            before: valueText(before, all),
            after: valueText(after, all),
          }),
        ]),
    ...own.map((fact) => words('fact', { name: factName(fact.name), value: valueText(fact, all) })),
  ]
}

/** The kind and key of the setting that a line is about: in its details, or in its subject. */
export function settingIn({
  subject = '',
  facts,
}: Pick<AuditLineWire, 'subject' | 'facts'>): { readonly kind: string; readonly key: string } | undefined {
  const valueOf = (wanted: string) => facts.find(({ name }) => name === wanted)?.value
  const [kind, key] = [valueOf('setting'), valueOf('key')]
  if (kind !== undefined && key !== undefined) return { kind, key }
  const [first = '', ...rest] = subject.split('/')
  return rest.length === 0 ? undefined : { kind: first, key: rest.join('/') }
}

/** The subject of an act with its kind: 'Envío: PU4DDW2WDR'; empty for an act without a subject. */
export function objectText(line: Pick<AuditLineWire, 'subject' | 'object' | 'facts'>): string {
  const setting = settingIn(line)
  if (setting !== undefined) return settingText(setting.kind, setting.key)
  const { object } = line
  if (object === undefined) return ''
  const kind = Object.hasOwn(objects, object.kind)
    ? words(`objects.${object.kind as 'user'}`)
    : words('objects.other')
  return object.name === undefined ? kind : `${kind}: ${object.name}`
}

const isRefusal = (code: string): code is RefusalCode => Object.hasOwn(refusals, code)

/** The outcome of an act in words. */
export function outcomeText(outcome: string): string {
  if (outcome === 'done') return words('outcomes.done')
  if (outcome === 'alarm') return words('outcomes.alarm')
  const code = /^refused:(.+)$/.exec(outcome)?.[1]
  if (code === undefined) return codeText(outcome) ?? words('outcomes.other')
  return words('outcomes.refused', {
    why: refusalWords(isRefusal(code) ? code : 'failure').title,
  })
}
