import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pendingItemKinds, pendingKinds, type PendingKind } from '@puente/contract'
import { formatRut, parseRut, rutCheckDigit } from '@puente/contract/corridors'
import type { Debtor } from './owing.ts'

const file = path.resolve(import.meta.dirname, '../../../../../../database/demo/owing.json')

/** The name of the demo customer of each kind. */
export const readDebtorNames = async (): Promise<Readonly<Record<PendingKind, string>>> =>
  JSON.parse(await readFile(file, 'utf8')) as Record<PendingKind, string>

/** The mailbox of a kind has its name; that of a twin, with the same item, also has the twin's name. */
export const demoEmail = (kind: PendingKind, twin = ''): string => `${kind}${twin}@demo.puente.test`

/** The demo customer with an outstanding item of a kind. Each generation has its own RUT and phone. */
export function demoCustomerOf(
  kind: PendingKind,
  name: string,
  generation: number,
  twin = '',
): Omit<Debtor, 'customerId' | 'userId' | 'files'> {
  const company = pendingItemKinds[kind].about === 'company'
  const number = generation * 100 + pendingKinds.indexOf(kind)
  const body = String((company ? 77_300_000 : 24_300_000) + number)
  return {
    kind: company ? 'company' : 'person',
    name,
    email: demoEmail(kind, twin),
    rut: formatted(`${body}-${rutCheckDigit(body)}`),
    phone: `+5694${String(2_000_000 + number)}`,
  }
}

function formatted(text: string): string {
  const rut = parseRut(text)
  if ('fault' in rut) throw new Error(`no RUT: ${text}`)
  return formatRut(rut.normalised)
}
