import { transferLeaves, type LeafSource } from '@puente/ledger'
import { auditLeaves } from '../../platform/data/audit-leaves.ts'

/** The sources of leaves, in their order within a block: transfers of the ledger, then lines of the audit trail. */
export const leafSources = {
  transfers: transferLeaves,
  audits: auditLeaves,
} as const satisfies Record<string, LeafSource>

export type LeafKind = keyof typeof leafSources

export const leafKinds = Object.keys(leafSources) as LeafKind[]
