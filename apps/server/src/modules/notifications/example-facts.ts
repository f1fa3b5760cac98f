import type { Moments, Template } from './template-facts.ts'

const at = '2026-11-24T21:00:00.000Z'
const id = '01980000-0000-7000-8000-000000000001'
const pesos = (minor: string) => ({ minor, currency: 'CLP' })

const pay = {
  bank: 'Banco de Prueba',
  type: 'Cuenta corriente',
  number: '00-123-45678-9',
  holder: 'Puente Operadora Demo SpA',
  rut: '76.543.210-3',
  email: 'pagos@demo.puente.test',
  deadlineAt: at,
}
const part = { held: pesos('50000'), remaining: pesos('150000') }

const debtOf = (recipient: string) => ({
  debtId: id,
  reference: 'PD23456789',
  recipient,
  owed: pesos('200000'),
  remaining: pesos('150000'),
})

const request = { requestId: id, folio: 'DD234567', answerBy: at }

const ofAccess = {
  code: { purpose: 'step-up', code: '012345', minutes: 10 },
  'staff-invited': { staffId: `stf_${'0'.repeat(32)}`, code: '012345', hours: 72 },
  'email-known': {},
  'password-changed': { at },
  'new-device': { at },
  'factor-changed': { at, factor: 'passkey', change: 'added' },
  'contact-changed': { at, what: 'email' },
  'identity-confirmed': {},
  'identity-not-confirmed': {},
  'with-staff': { answerBy: at },
  'rut-known': {},
  'account-closed': { outcome: 'closed', day: '2031-11-24' },
  'account-restricted': { outcome: 'restricted', day: '2026-12-24' },
  'company-rut-known': {},
  'newer-powers': { outcome: 'refused' },
  'reward-earned': { reward: pesos('5000') },
  'rate-reached': {
    currency: 'USD',
    clpPerUnit: '939.5',
    wantedClpPerUnit: '940',
    direction: 'below',
    at,
    corridorId: 'us-usd',
    price: { side: 'send', amount: '200000' },
  },
  'pending-owed': { kind: 'annual-update', blocks: 'later', from: at },
  'pending-accepted': { kind: 'id-expired' },
  'pending-sent-back': { kind: 'constitution-deed' },
  'staff-wrote': { threadId: id },
  'data-request-received': { ...request, right: 'erasure' },
  'data-request-extended': request,
  'data-request-answered': { ...request, outcome: 'refused' },
  'complaint-received': { folio: 'RE2345', answerBy: at },
} as const satisfies Partial<Moments>

/** Texts of people in the examples. */
interface ExampleTexts {
  readonly recipient: string
  /** The answer of staff to a complaint. */
  readonly answer: string
}

/** Names in the examples. */
const people = { company: 'Empresa Demo SpA', role: 'operator' } as const

/** Facts of the messages about an order that waits for signatures. */
function aboutSignatures(recipient: string) {
  const about = { requestId: id, recipient, send: pesos('200000') }
  return {
    'signature-requested': { ...about, company: people.company, requester: recipient, dueAt: at },
    'signature-answered': { ...about, outcome: 'signed', member: recipient, left: 1 },
  } as const satisfies Partial<Moments>
}

/** Facts of every template, for previews and for checks of new texts. */
export function exampleFacts({ recipient, answer }: ExampleTexts): { readonly [T in Template]: Moments[T] } {
  const about = {
    transferId: id,
    reference: 'PU23456789',
    recipient,
    country: 'US',
    send: pesos('200000'),
    receive: { minor: '20534', currency: 'USD' },
  }
  const debt = debtOf(recipient)
  return {
    ...ofAccess,
    'level-granted': { level: 'standard' },
    'level-sent-back': {},
    'recipient-changed': { recipient, accountEnding: '0000', from: at },
    'member-invited': { ...people, inviter: recipient, token: 'A'.repeat(43), days: 7 },
    'member-joined': { ...people, member: recipient },
    'member-contact-changed': { company: people.company, member: recipient, what: 'email', at },
    ...aboutSignatures(recipient),
    'recipient-corrected': { recipient, accountEnding: '0000', reference: about.reference },
    'recipient-added': { recipient, accountEnding: '0000', at },
    'order-created': { ...about, ...pay, remaining: pesos('200000') },
    'deadline-near': { ...about, ...pay, ...part },
    'part-paid': { ...about, ...pay, ...part },
    'payment-received': about,
    'other-rut': about,
    'excess-refunded': { ...about, refund: pesos('25000') },
    'payment-reversed': about,
    'debt-opened': { ...debt, ...pay },
    'debt-part-paid': { ...debt, paid: pesos('50000') },
    'debt-paid': { ...debt, paid: pesos('200000'), sentBack: pesos('1000') },
    'debt-paid-twice': { ...debt, paid: pesos('0'), sentBack: pesos('1000') },
    delivered: about,
    'review-lasting': about,
    returned: about,
    'correction-needed': about,
    'choice-short': { ...about, ...part, dueAt: at },
    'choice-late': { ...about, dueAt: at },
    held: { ...about, dueAt: at },
    'choice-held': { ...about, dueAt: at },
    'refund-started': { ...about, refund: pesos('200000'), cause: 'returned' },
    'refund-account-needed': about,
    refunded: { ...about, refund: pesos('200000') },
    expired: about,
    cancelled: about,
    stopped: about,
    'recall-answered': about,
    'complaint-answered': { folio: 'RE2345', answer: { prose: answer } },
  }
}
