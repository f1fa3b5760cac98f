import { paths } from '../../../paths.ts'
import type { questionMessages } from './messages.es.ts'
import { words } from './words.ts'

export type QuestionId = keyof typeof questionMessages.questions
export type GroupId = keyof typeof questionMessages.groups
type MoreId = keyof typeof questionMessages.more

/** The answers by topic, in the order in which users meet them. An answer's id is part of its URL. */
export const groups: Readonly<Record<GroupId, readonly QuestionId[]>> = {
  price: ['cuanto', 'cambio', 'fijo', 'limites'],
  start: ['necesito', 'empresa', 'paises', 'datos'],
  pay: ['pagar', 'otra-persona', 'partes', 'tarde'],
  follow: ['donde', 'llega', 'compartir', 'comprobante', 'revision'],
  fix: ['cancelar', 'datos-malos', 'devolucion', 'reclamo'],
  account: ['mis-datos', 'fraude', 'cerrar', 'quien-son'],
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
}

/** Normalises text for comparison: without accents, diacritics and case. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}*]/gu, '')
    .toLowerCase()

/** The answers that contain every typed word, in their groups; empty groups are left out. */
export function answersFor(typed: string): readonly { group: GroupId; ids: readonly QuestionId[] }[] {
  const asked = plain(typed).split(/\s+/).filter(Boolean)
  const holds = (id: QuestionId) => {
    const text = plain(`${words(`questions.${id}.question`)} ${words(`questions.${id}.answer`)}`)
    return asked.every((word) => text.includes(word))
  }
  return (Object.keys(groups) as GroupId[])
    .map((group) => ({ group, ids: groups[group].filter(holds) }))
    .filter(({ ids }) => ids.length > 0)
}
