/** The typed prefixes of ids on the wire. */
export const idPrefixes = {
  user: 'usr',
  staff: 'stf',
  customer: 'cus',
  quote: 'quo',
  rate: 'rte',
  'rate-alert': 'rta',
  notice: 'ntc',
  'push-subscription': 'psh',
  recipient: 'rcp',
  'recipient-form': 'rfm',
  transfer: 'trf',
  'signature-request': 'sgr',
  payment: 'pay',
  payout: 'pyo',
  review: 'rev',
  registration: 'reg',
  application: 'app',
  session: 'ses',
  passkey: 'pky',
  device: 'dev',
  recovery: 'rec',
  thread: 'thr',
  message: 'msg',
  refund: 'ref',
  recall: 'rcl',
  return: 'ret',
  suspense: 'sus',
  receivable: 'rcv',
  receipt: 'rct',
  statement: 'stm',
  proposal: 'prp',
  'pending-item': 'pdi',
  note: 'nte',
  'list-view': 'lvw',
  document: 'doc',
  upload: 'upl',
  invitation: 'inv',
  'member-invitation': 'miv',
  reward: 'rwd',
  donation: 'don',
  version: 'ver',
  cause: 'cau',
  'company-file': 'cof',
  'level-application': 'lva',
  'name-request': 'nrq',
  decision: 'dcs',
  escalation: 'esc',
  'eap-request': 'eap',
  'exposure-case': 'exp',
  'data-request': 'drq',
  breach: 'bre',
  restriction: 'rst',
  'ledger-periods': 'per',
  'close-record': 'cls',
  'capital-movement': 'cap',
  'bank-statement': 'bst',
  break: 'brk',
  match: 'mtc',
  difference: 'dif',
  sending: 'snd',
  sales: 'sal',
} as const
export type IdKind = keyof typeof idPrefixes

declare const names: unique symbol
/** The UUID of something of this kind. Plain text is assignable to it, the id of another kind is not. */
export type Id<Kind extends IdKind> = string & { readonly [names]?: Kind }
/** The id on the wire of something of this kind: 'trf_…'. Neither a UUID nor the id of another kind is assignable. */
export type WireId<Kind extends IdKind> = string & { readonly [names]?: `wire id of ${Kind}` }

/** 'transfer' + UUID → 'trf_…' (32 hex digits). */
export function toWireId<Kind extends IdKind>(kind: Kind, uuid: Id<NoInfer<Kind>>): WireId<Kind> {
  return `${idPrefixes[kind]}_${uuid.replaceAll('-', '')}`
}

/** 'trf_…' → its UUID. An id that the contract refuses is the empty text, which no row has. */
export const uuidOf = <Kind extends IdKind>(kind: Kind, wire: WireId<NoInfer<Kind>>): Id<Kind> =>
  fromWireId(kind, wire) ?? ''

/** 'trf_…' → its UUID; undefined when the text is not an id of that kind. */
export function fromWireId<Kind extends IdKind>(
  kind: Kind,
  wire: WireId<NoInfer<Kind>>,
): Id<Kind> | undefined {
  const match = /^([a-z]{3})_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(wire)
  if (match === null || match[1] !== idPrefixes[kind]) return undefined
  return match.slice(2).join('-')
}
