import { refusals, type RefusalCode } from '@puente/contract'
import type { AuditLineWire } from '@puente/contract/staff'
import { auditDetailMessages } from '@puente/contract/staff-texts'
import { refusalWords } from '@puente/web'
import { AMOUNTS, codeText, factName, factValue, type Values } from '../console/fact-text.ts'
import { settingText } from '../settings/texts/key-text.ts'
import { auditRefusalMessages } from './messages-refusals.es.ts'
import { detailWords as words } from './words.ts'

const { objects } = auditDetailMessages

const ID = /^([a-z]{3}_[0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

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
            before: factValue(before, all),
            after: factValue(after, all),
          }),
        ]),
    ...own.map((fact) => words('fact', { name: factName(fact.name), value: factValue(fact, all) })),
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

/** Why an act was refused; without the values of the refusal, which the audit trail does not record. */
function refusalText(code: string): string {
  if (Object.hasOwn(auditRefusalMessages, code))
    return auditRefusalMessages[code as keyof typeof auditRefusalMessages]
  return refusalWords(isRefusal(code) ? code : 'failure').title
}

/** The outcome of an act in words. */
export function outcomeText(outcome: string): string {
  if (outcome === 'done') return words('outcomes.done')
  if (outcome === 'alarm') return words('outcomes.alarm')
  const code = /^refused:(.+)$/.exec(outcome)?.[1]
  if (code === undefined) return codeText(outcome) ?? words('outcomes.other')
  return words('outcomes.refused', { why: refusalText(code) })
}
