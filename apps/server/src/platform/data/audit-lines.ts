import { sql, type Tx } from '@puente/postgres'
import type { EncryptedColumn } from './encryption/personal-data.ts'
import type { Vault } from './encryption/vault.ts'

/** One stored line of the audit trail. */
export interface AuditRow {
  readonly id: string
  readonly actor: string
  readonly action: string
  readonly subject: string | null
  readonly outcome: string
  readonly requestId: string
  readonly facts: Readonly<Record<string, string | number | boolean>>
  /** The client's network address, encrypted. */
  readonly address?: Buffer
}

/** Encrypted columns of the audit trail, for key rotation. */
export const auditEncrypted: readonly EncryptedColumn[] = [
  { table: 'platform.audit_origin', column: 'address', row: 'audit_id', dataClass: 'audit-origins' },
]

const ADDRESS = 'platform.audit_origin.address'

export const encryptedAddress = (vault: Vault, ip: string, auditId: string): Buffer =>
  vault.encrypt(ADDRESS, ip, auditId)
export const openAddress = (vault: Vault, address: Buffer, auditId: string): string =>
  vault.decrypt(ADDRESS, address, auditId)

/**
 * Writes lines of the audit trail in the transaction of the audited action. Addresses are in a separate table, because
 * they are personal data and are deleted earlier, while a line is never changed.
 */
export async function insertAuditLines(tx: Tx, at: Date, lines: readonly AuditRow[]): Promise<void> {
  if (lines.length === 0) return
  const listed = lines.map(({ address, ...line }) => ({ ...line, address: address?.toString('hex') }))
  await tx.run(sql`
    with listed as materialized (
      select line, position from jsonb_array_elements(${JSON.stringify(listed)}::jsonb) with ordinality as l (line, position)
    ), kept as (
      insert into platform.audit_origin (audit_id, at, address)
      select (line->>'id')::uuid, ${at}, decode(line->>'address', 'hex') from listed where line ? 'address'
    )
    insert into platform.audit (id, at, actor, action, subject, outcome, request_id, facts)
    select (line->>'id')::uuid, ${at}, line->>'actor', line->>'action', line->>'subject', line->>'outcome',
           line->>'requestId', line->'facts'
    from listed order by position`)
}
