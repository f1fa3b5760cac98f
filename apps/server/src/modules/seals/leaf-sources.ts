import { transferLeaves, type LeafSource } from '@puente/ledger'
import { auditLeaves } from '../../platform/data/audit-leaves.ts'

/** What is sealed, in the order in which a block holds it: what moved money, then what people did and were refused. */
export const leafSources = {
  transfers: transferLeaves,
  audits: auditLeaves,
} as const satisfies Record<string, LeafSource>

export type LeafKind = keyof typeof leafSources

export const leafKinds = Object.keys(leafSources) as LeafKind[]
