import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { emptyBody, instant, text } from '../shapes.ts'
import { retentionActions, retentionClasses, retentionEvents, retentionUnits } from './words.ts'

const who = ['analyst', 'officer', 'admin'] as const

/** A run of the erasure over all customers, or a dry run. */
const retentionRun = z.strictObject({
  beganAt: instant,
  /** Absent while it runs. */
  endedAt: z.optional(instant),
  /** Who asked for a dry run. */
  askedBy: z.optional(text(200, 0)),
  /** How many customers it has processed so far. */
  customers: z.int(),
  /** How many of them failed; the next run tries again. */
  failed: z.int(),
  /** Rows by class, and the customers with at least one; classes without rows are left out. */
  counts: z.array(z.strictObject({ dataClass: z.enum(retentionClasses), rows: z.int(), customers: z.int() })),
})
export type RetentionRunWire = z.output<typeof retentionRun>

/** How long each class of data is kept, and what the last runs erased. */
const retentionView = z.strictObject({
  classes: z.array(
    z.strictObject({
      dataClass: z.enum(retentionClasses),
      action: z.enum(retentionActions),
      /** The data is kept until the last of these has ended. */
      grounds: z.array(
        z.strictObject({
          period: z.int(),
          unit: z.enum(retentionUnits),
          from: z.enum(retentionEvents),
          source: text(200),
        }),
      ),
    }),
  ),
  nextRunAt: instant,
  /** The last nightly runs, newest first. */
  runs: z.array(retentionRun),
  /** The newest dry run: what would be erased. */
  dryRun: z.optional(retentionRun),
})
export type RetentionWire = z.output<typeof retentionView>

export const getRetention = endpoint({
  name: 'getRetention',
  summary: 'How long each class of data is kept, when the next run is, and what the last runs erased.',
  method: 'GET',
  path: '/api/retention',
  who,
  reply: retentionView,
  refusals: [],
})

export const requestRetentionDryRun = endpoint({
  name: 'requestRetentionDryRun',
  summary: 'Begins a dry run, which counts what would be erased now, unless one is under way.',
  method: 'POST',
  path: '/api/retention-dry-runs',
  who,
  body: emptyBody,
  refusals: [],
})
