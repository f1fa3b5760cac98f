import { memberRoles } from '../access/powers.ts'
import { closureCauses } from '../closures/words.ts'
import { dataRequestKinds, dataRequestOutcomes } from '../data-rights/words.ts'
import { rateDirections } from '../quotes/words.ts'
import type { DataOf } from '../settings/field.ts'
import { action, after, body, brief, sms, subject } from './template-fields.ts'

/** What a variable of a template stands for: a text, a number, or one of these words. */
export type Variable = 'text' | 'number' | readonly string[]
export type Variables = Readonly<Record<string, Variable>>

/** The texts of every template, and the ones that only some have. */
const common = { subject, body } as const
const parts = { after, action, sms } as const
export const templateFields = { ...common, ...parts, brief } as const
export type Part = keyof typeof parts
export type TextName = keyof typeof templateFields

/** One mail, and its SMS where it has one. */
export interface MessageTemplate<
  V extends Variables = Variables,
  P extends readonly Part[] = readonly Part[],
> {
  readonly variables: V
  readonly parts: P
  /** The variables without which a text of this template is refused. */
  readonly needs: Readonly<Partial<Record<TextName, readonly string[]>>>
}

const yesNo = ['yes', 'no'] as const

const template = <
  const V extends Variables,
  const P extends readonly Part[],
  const N extends Readonly<Partial<Record<TextName, readonly (keyof V & string)[]>>>,
>(
  parts: P,
  variables: V,
  needs: N,
): MessageTemplate<V & { readonly brand: 'text' }, P> => ({
  variables: { ...variables, brand: 'text' },
  parts,
  needs,
})

const transfer = { recipient: 'text', reference: 'text', send: 'text', receive: 'text' } as const
const due = { ...transfer, due: 'text' } as const
const payable = { ...transfer, received: 'text', remaining: 'text', deadline: 'text' } as const
const debt = { reference: 'text', owed: 'text', remaining: 'text' } as const
const paid = { ...debt, paid: 'text', sentBack: 'text' } as const

const aboutTransfer = template(['action'], transfer, {})
const withDue = template(['action'], due, { body: ['due'] })

/**
 * Every mail and SMS: the variables of its texts, and the texts that it has. A template without initial texts or
 * without its facts in the server does not compile.
 */
export const messageTemplates = {
  code: template(
    ['after', 'sms'],
    { purpose: 'text', code: 'text', minutes: 'number' },
    { after: ['minutes'], sms: ['code'] },
  ),
  'staff-invited': template(['after', 'action'], { hours: 'number' }, { after: ['hours'] }),
  'email-known': template(['action'], {}, {}),
  'password-changed': template(['action'], { at: 'text' }, { body: ['at'] }),
  'new-device': template(['action'], { at: 'text' }, { body: ['at'] }),
  'factor-changed': template(
    ['action'],
    {
      at: 'text',
      factor: ['totp', 'passkey', 'recovery-code'],
      change: ['added', 'removed', 'renewed', 'used'],
    },
    { body: ['at', 'factor', 'change'] },
  ),
  'contact-changed': template(
    ['action', 'sms'],
    { what: 'text', at: 'text', address: 'text' },
    { body: ['what', 'at'], sms: ['at', 'address'] },
  ),
  'identity-confirmed': template(['action'], {}, {}),
  'identity-not-confirmed': template(['action'], {}, {}),
  'with-staff': template(
    ['action'],
    { dated: ['yes', 'no'], answerBy: 'text' },
    { body: ['dated', 'answerBy'] },
  ),
  'rut-known': template(['action'], {}, {}),
  'company-rut-known': template(['action'], {}, {}),
  'member-invited': template(
    ['after', 'action'],
    { company: 'text', inviter: 'text', role: memberRoles, days: 'number' },
    { body: ['company', 'inviter', 'role'], after: ['days'] },
  ),
  'member-joined': template(
    ['action'],
    { company: 'text', member: 'text', role: memberRoles },
    { body: ['company', 'member', 'role'] },
  ),
  'member-contact-changed': template(
    ['action'],
    { company: 'text', member: 'text', what: ['email', 'phone'], at: 'text' },
    { body: ['company', 'member', 'what', 'at'] },
  ),
  'signature-requested': template(
    ['action'],
    { company: 'text', requester: 'text', recipient: 'text', send: 'text', due: 'text' },
    { body: ['company', 'recipient', 'send', 'due'] },
  ),
  'signature-answered': template(
    ['action'],
    {
      outcome: ['signed', 'declined', 'expired'],
      member: 'text',
      recipient: 'text',
      send: 'text',
      left: 'number',
    },
    { body: ['outcome', 'recipient'] },
  ),
  'newer-powers': template(['action'], { outcome: ['single', 'joint', 'refused'] }, { body: ['outcome'] }),
  'level-granted': template(['action'], { level: ['standard', 'enhanced'] }, { body: ['level'] }),
  'level-sent-back': template(['action'], {}, {}),
  'account-restricted': template(
    ['action'],
    { outcome: ['restricted', 'suspended', 'ending', 'lifted'], day: 'text' },
    { body: ['outcome', 'day'] },
  ),
  'account-closed': template(
    ['action'],
    {
      outcome: ['closing', 'closed'],
      day: 'text',
      closedBy: closureCauses,
      transfers: yesNo,
      refunds: yesNo,
      debts: yesNo,
      receivedMoney: yesNo,
      application: yesNo,
    },
    { body: ['outcome', 'day'] },
  ),
  'recipient-added': template(
    ['action'],
    { recipient: 'text', accountEnding: 'text', at: 'text' },
    { body: ['recipient', 'accountEnding', 'at'] },
  ),
  'recipient-changed': template(
    ['action'],
    { recipient: 'text', accountEnding: 'text', from: 'text' },
    { body: ['recipient', 'accountEnding', 'from'] },
  ),
  'recipient-corrected': template(
    ['action'],
    { recipient: 'text', accountEnding: 'text', reference: 'text' },
    { body: ['recipient', 'accountEnding', 'reference'] },
  ),
  'reward-earned': template(['action'], { amount: 'text' }, { body: ['amount'] }),
  'rate-reached': template(
    ['action'],
    {
      currency: 'text',
      rate: 'text',
      wanted: 'text',
      direction: rateDirections,
      at: 'text',
      prepared: ['yes', 'no'],
      recipient: 'text',
    },
    { subject: ['rate'], body: ['rate', 'at'] },
  ),
  'complaint-received': template([], { folio: 'text', answerBy: 'text' }, { body: ['folio', 'answerBy'] }),
  'complaint-answered': template(['after', 'action'], { folio: 'text' }, { body: ['folio'] }),
  'staff-wrote': template(['action'], {}, {}),
  'data-request-received': template(
    ['action'],
    { folio: 'text', right: dataRequestKinds, answerBy: 'text' },
    { body: ['folio', 'right', 'answerBy'] },
  ),
  'data-request-extended': template(
    ['action'],
    { folio: 'text', answerBy: 'text' },
    { body: ['folio', 'answerBy'] },
  ),
  'data-request-answered': template(
    ['after', 'action'],
    { folio: 'text', outcome: dataRequestOutcomes },
    { body: ['folio'], after: ['outcome'] },
  ),
  'order-created': template(['after', 'action'], payable, { body: ['remaining', 'deadline'] }),
  'deadline-near': template(
    ['after', 'action'],
    { ...payable, part: ['none', 'some'] },
    { body: ['remaining', 'deadline'] },
  ),
  'part-paid': template(['after', 'action'], payable, { body: ['remaining', 'deadline'] }),
  'payment-received': aboutTransfer,
  'other-rut': aboutTransfer,
  'excess-refunded': template(['action'], { ...transfer, refund: 'text' }, { subject: ['refund'] }),
  'payment-reversed': aboutTransfer,
  delivered: aboutTransfer,
  'review-lasting': aboutTransfer,
  returned: aboutTransfer,
  'correction-needed': aboutTransfer,
  stopped: aboutTransfer,
  'recall-answered': aboutTransfer,
  held: withDue,
  expired: aboutTransfer,
  cancelled: aboutTransfer,
  'choice-short': template(
    ['action'],
    { ...due, received: 'text', remaining: 'text' },
    { body: ['received', 'remaining', 'due'] },
  ),
  'choice-late': withDue,
  'choice-held': withDue,
  'refund-started': template(
    ['action'],
    { ...transfer, refund: 'text', cause: ['plain', 'stopped', 'returned'] },
    { subject: ['refund'], body: ['cause'] },
  ),
  'refund-account-needed': aboutTransfer,
  refunded: template(['action'], { ...transfer, refund: 'text' }, { subject: ['refund'] }),
  'debt-opened': template(
    ['after', 'action'],
    { ...debt, about: ['transfer', 'other'], recipient: 'text' },
    { body: ['remaining'] },
  ),
  'debt-part-paid': template(['action'], paid, { body: ['paid', 'remaining'] }),
  'debt-paid': template(
    ['after', 'action'],
    { ...paid, over: ['yes', 'no'] },
    { body: ['paid'], after: ['over', 'sentBack'] },
  ),
  'debt-paid-twice': template(['action'], paid, { body: ['sentBack'] }),
  'pending-owed': template(
    ['action'],
    { what: 'text', blocks: ['yes', 'later', 'no'], from: 'text' },
    { body: ['what', 'blocks', 'from'] },
  ),
  'pending-accepted': template(['action'], { what: 'text' }, { body: ['what'] }),
  'pending-sent-back': template(['action'], { what: 'text' }, { body: ['what'] }),
} as const satisfies Readonly<Record<string, MessageTemplate>>

/** The name of a template of a mail and its SMS. */
export type TemplateName = keyof typeof messageTemplates
/** The names of the templates. */
export const templateNames = Object.keys(messageTemplates) as [TemplateName, ...TemplateName[]]

type Declared<T extends TemplateName> = (typeof messageTemplates)[T]
export type PartsOf<T extends TemplateName> = Declared<T>['parts'][number]
/** Templates with an SMS. */
export type SmsTemplate = {
  [T in TemplateName]: 'sms' extends PartsOf<T> ? T : never
}[TemplateName]

/** The texts of a template. */
export type TextsOf<T extends TemplateName> = {
  readonly [Name in keyof typeof common | PartsOf<T>]: string
} & {
  /** Of messages with a topic. Versions from before it existed have none: then the initial one is used. */
  readonly brief?: string
}
/** The texts of any template: `after`, `action` and `sms` are present where the template has them, `brief` where it has a topic. */
export type Texts = DataOf<typeof templateFields>

type ValueOf<V> = V extends 'text'
  ? string
  : V extends 'number'
    ? number
    : V extends readonly (infer W)[]
      ? W
      : never
/** The value of every variable of a template, without the brand, which every template has. */
export type ValuesOf<T extends TemplateName> = {
  readonly [Name in Exclude<keyof Declared<T>['variables'], 'brand'>]: ValueOf<Declared<T>['variables'][Name]>
}
export type Values = Readonly<Record<string, string | number>>

/** The declaration of a template; undefined for an unknown name. */
export const templateOf = (name: string): MessageTemplate | undefined =>
  Object.hasOwn(messageTemplates, name) ? messageTemplates[name as TemplateName] : undefined

/** The name of a variable of some template. */
export type VariableName = {
  [T in TemplateName]: keyof Declared<T>['variables'] & string
}[TemplateName]
