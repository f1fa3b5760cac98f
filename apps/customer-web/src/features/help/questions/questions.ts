import { paths } from '../../../paths.ts'
import type { questionMessages } from './messages.es.ts'
import { moreQuestionMessages } from './messages-more.es.ts'
import { moreWords, words } from './words.ts'

export type QuestionId = keyof typeof questionMessages.questions | keyof typeof moreQuestionMessages
export type GroupId = keyof typeof questionMessages.groups
type MoreId = keyof typeof questionMessages.more

/** The answers by topic, in the order in which users meet them. An answer's id is part of its URL. */
export const groups: Readonly<Record<GroupId, readonly QuestionId[]>> = {
  price: ['cuanto', 'cambio', 'fijo', 'limites', 'alerta'],
  start: ['necesito', 'identidad', 'revision-datos', 'empresa', 'paises', 'datos', 'pedir-datos', 'motivo'],
  pay: ['pagar', 'otra-persona', 'partes', 'tarde', 'deuda', 'pagar-deuda'],
  follow: ['donde', 'llega', 'no-llego', 'compartir', 'comprobante', 'revision', 'repetir'],
  fix: ['cancelar', 'datos-malos', 'devolucion', 'reclamo', 'respuesta'],
  account: [
    'entrar',
    'sin-correo',
    'dos-pasos',
    'corregir-perfil',
    'cada-ano',
    'nivel',
    'respaldo',
    'pendiente',
    'documento',
    'personas-empresa',
    'firmas',
    'cartola',
    'recompensas',
    'mis-datos',
    'fraude',
    'cerrar',
    'quien-son',
  ],
}

const pricing = { more: 'pricing', href: paths.pricing() } as const
const complaints = { more: 'complaints', href: paths.complaints() } as const

/** The link below an answer. */
export const leadsTo: Readonly<Partial<Record<QuestionId, { more: MoreId; href: string }>>> = {
  cuanto: pricing,
  limites: pricing,
  paises: { more: 'send', href: paths.home() },
  devolucion: { ...pricing, href: `${paths.pricing()}#devoluciones` },
  reclamo: complaints,
  'mis-datos': { more: 'privacy', href: paths.privacy() },
  fraude: { more: 'safety', href: paths.securityCenter() },
  'quien-son': { more: 'regulation', href: paths.regulation() },
  entrar: { more: 'recover', href: paths.recover() },
  'sin-correo': { more: 'profile', href: paths.profile() },
  'dos-pasos': { more: 'security', href: paths.security() },
  'corregir-perfil': { more: 'profile', href: paths.profile() },
  nivel: { more: 'level', href: paths.level() },
  'personas-empresa': { more: 'members', href: paths.companyMembers() },
  firmas: { more: 'signatures', href: paths.signatureRequests() },
  deuda: { more: 'debts', href: paths.debts() },
  'pagar-deuda': { more: 'debts', href: paths.debts() },
  cartola: { more: 'statements', href: paths.statements() },
  pendiente: { more: 'notifications', href: paths.notifications() },
  comprobante: { more: 'verify', href: paths.verifyReceipt() },
  'pedir-datos': { more: 'recipients', href: paths.recipients() },
  repetir: { more: 'transfers', href: paths.transfers() },
  recompensas: { more: 'rewards', href: paths.rewards() },
}

/** The answers in the order of their groups. */
export const keptInOrder: readonly QuestionId[] = Object.values(groups).flat()

const isMore = (id: QuestionId): id is keyof typeof moreQuestionMessages =>
  Object.hasOwn(moreQuestionMessages, id)

/** The text of a question. */
export const questionTextOf = (id: QuestionId): string =>
  isMore(id) ? moreWords(`${id}.question`) : words(`questions.${id}.question`)

/** The text of an answer, with the marks of `Prose`. */
export const answerOf = (id: QuestionId): string =>
  isMore(id) ? moreWords(`${id}.answer`) : words(`questions.${id}.answer`)

/** These answers in their groups; empty groups are left out. */
export const grouped = (
  found: readonly QuestionId[],
): readonly { readonly group: GroupId; readonly ids: readonly QuestionId[] }[] =>
  (Object.keys(groups) as GroupId[])
    .map((group) => ({ group, ids: groups[group].filter((id) => found.includes(id)) }))
    .filter(({ ids }) => ids.length > 0)
