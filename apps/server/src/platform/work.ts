import { isRefusal, type Refusal } from '@puente/contract'
import { sql, transaction, type Pool, type Tx } from '@puente/postgres'
import { actorText, type Actor } from './actor.ts'
import { insertAuditLines, encryptedAddress, type AuditRow } from './data/audit-lines.ts'
import { insertEvents, type DomainEvent } from './events/outbox.ts'
import { newId } from './ids.ts'
import { together } from './shared-transaction.ts'
import type { Logger } from './telemetry/logger.ts'
import type { Replica } from './replica.ts'
import { currentTraceparent } from './telemetry/tracing.ts'
import type { Clock } from './time/clock.ts'
import type { Changes } from './changes.ts'
import type { Vault } from './data/encryption/vault.ts'

/** One transaction, one actor, one instant: the first argument of every use case. */
export interface Work {
  readonly tx: Tx
  readonly actor: Actor
  /** The business time of this work. Every row it writes carries it. */
  readonly now: Date
  /** Real time, for leases and retry pauses, which must not change with the business clock. */
  readonly realNow: Date
  readonly requestId: string
  /** The origin of the request; undefined without an HTTP request. */
  readonly origin: Origin | undefined
  /** Encrypts and decrypts personal data. */
  readonly vault: Vault
  id(): string
  /** Writes events into the outbox, in this transaction. Subscribers get them after it commits. */
  emit(...events: readonly DomainEvent[]): Promise<void>
  /** Writes one line of the audit trail in this transaction. Ids only: no names, RUTs or accounts. */
  audit(line: AuditLine): Promise<void>
}

/** The request of a work: the client's network address, and its browser when it is known. */
export interface Origin {
  readonly requestId: string
  readonly ip: string
  readonly deviceToken?: string
}

/** What caused a work: a request, or an id only. */
export type Cause = string | Origin

export interface AuditLine {
  readonly action: string
  readonly subject?: string
  readonly outcome?: string
  readonly facts?: Readonly<Record<string, string | number | boolean>>
}

/** Opens works, and calls partners between them. Only in jobs and partner handlers, never inside a use case. */
export interface Runtime {
  readonly pool: Pool
  readonly clock: Clock
  readonly logger: Logger
  readonly vault: Vault
  /** The replica that `reading` uses, if any. */
  readonly replica?: Replica
  /** The changes that browsers follow; only in a process with listeners. */
  readonly changes?: Changes
  /** Runs one work. A refusal rolls it back and is returned as a value. */
  work<T>(actor: Actor, body: (work: Work) => Promise<T>, cause?: Cause): Promise<T>
  /**
   * Runs one work that only reads, from the replica when there is one that is not too far behind, else from the primary:
   * the result may be some seconds old. Its lines of the audit trail are written on the primary before it returns. A
   * failure of the replica runs `body` again on the primary. `emit` and statements that write fail.
   */
  reading<T>(actor: Actor, body: (work: Work) => Promise<T>, cause?: Cause): Promise<T>
  /**
   * Runs works in one transaction with one commit; each ends as it would alone. When one refuses or fails, the others
   * run again without it, so a body may run twice. Row locks do not separate works of one transaction, so works about
   * the same thing run one after another, in separate transactions.
   */
  together<T>(works: readonly OneWork<T>[]): Promise<PromiseSettledResult<T>[]>
}

/** One work: its subject, actor and body. */
export interface OneWork<T> {
  /** What it locks, usually a customer. */
  readonly about: string
  readonly actor: Actor
  readonly body: (work: Work) => Promise<T>
  readonly cause?: Cause
}

class Rehearsed extends Error {}

/** Runs a work, rolls back its writes and returns its result. */
export async function rehearse<T>(
  runtime: Runtime,
  actor: Actor,
  body: (work: Work) => Promise<T>,
): Promise<T> {
  let answer: { readonly value: T } | undefined
  try {
    await runtime.work(actor, async (work) => {
      answer = { value: await body(work) }
      throw new Rehearsed()
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
  if (answer === undefined) throw new Error('a rehearsal ended without an answer')
  return answer.value
}

class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

/** A bug that must appear in the audit trail: its work is rolled back, and this line is written in a separate one. */
export class AuditedError extends Error {
  readonly line: AuditLine
  constructor(message: string, line: AuditLine) {
    super(message)
    this.line = line
  }
}

/** The parts of a work besides its transaction and its actor. */
export interface WorkParts {
  readonly clock: Clock
  readonly vault: Vault
  /** Creates ids; default: a new UUIDv7 each time. */
  readonly id?: () => string
  /** Receives the work's events; default: the outbox. */
  readonly emit?: Work['emit']
  /** Receives lines of the audit trail; default: its table. */
  readonly keepLine?: (line: AuditRow) => Promise<void>
}

export interface RuntimeParts extends WorkParts {
  readonly pool: Pool
  readonly logger: Logger
  /** A replica to read from. */
  readonly replica?: Replica
  /** The changes that browsers follow. */
  readonly changes?: Changes
}

export function createRuntime(parts: RuntimeParts): Runtime {
  // The keys of encrypted values are loaded before a statement returns its rows, because decrypting is synchronous.
  const bytesArrive = (values: readonly Buffer[]) => parts.vault.load(values)
  // Generic plans: for works that share a transaction, and for those of customers, which may share one or not.
  const inTransaction = <T>(body: (tx: Tx) => Promise<T>, genericPlans = false): Promise<T> =>
    transaction(parts.pool, body, { bytesArrive, genericPlans })
  const alone: Runtime['work'] = async <T>(
    actor: Actor,
    body: (work: Work) => Promise<T>,
    cause: Cause = newId(),
  ): Promise<T> => {
    try {
      return await inTransaction(async (tx) => {
        const result = await body(openWork(parts, tx, actor, cause))
        if (isRefusal(result)) throw new RolledBack(result)
        return result
      }, actor.kind === 'customer')
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal as T
      if (error instanceof AuditedError) {
        const { line } = error
        await inTransaction((tx) => openWork(parts, tx, actor, cause).audit(line))
      }
      throw error
    }
  }
  return {
    ...parts,
    work: alone,
    reading: readerOver(parts, inTransaction),
    together: (works) =>
      together(works, {
        inOne: (bodies: (shared: Shared) => Promise<void>) =>
          inTransaction((tx) => sharing(parts, tx, bodies), true),
        run: ({ actor, body, cause = newId() }, shared) => body(openWork(shared, shared.tx, actor, cause)),
        alone: ({ actor, body, cause }) => alone(actor, body, cause),
      }),
  }
}

/** Works that only read, on the replica or on the primary. */
const readerOver =
  (parts: RuntimeParts, inTransaction: <T>(body: (tx: Tx) => Promise<T>) => Promise<T>): Runtime['reading'] =>
  async <T>(actor: Actor, body: (work: Work) => Promise<T>, cause: Cause = newId()): Promise<T> => {
    const read = async (tx: Tx): Promise<{ result: T; lines: AuditRow[]; now: Date }> => {
      const lines: AuditRow[] = []
      const emit = async () => {
        throw new Error('a work that only reads emits no events')
      }
      const keepLine = async (line: AuditRow) => void lines.push(line)
      const work = openWork({ ...parts, emit, keepLine }, tx, actor, cause)
      const result = await body(work)
      return { result, lines: isRefusal(result) ? [] : lines, now: work.now }
    }
    const onPrimary = () =>
      inTransaction(async (tx) => {
        await tx.run(sql`set transaction read only`)
        return read(tx)
      })
    const { replica, vault } = parts
    const { result, lines, now } =
      replica === undefined
        ? await onPrimary()
        : await replica.read(
            actorText(actor),
            (pool) => transaction(pool, read, { bytesArrive: (values) => vault.load(values) }),
            onPrimary,
          )
    if (lines.length > 0) await inTransaction((tx) => insertAuditLines(tx, now, lines))
    return result
  }

type Shared = WorkParts & { readonly tx: Tx }

/**
 * The parts of works that share a transaction: one instant, and their events and audit lines are written together at
 * the end.
 */
async function sharing(parts: WorkParts, tx: Tx, bodies: (shared: Shared) => Promise<void>): Promise<void> {
  const [now, realNow] = [parts.clock.now(), parts.clock.realNow()]
  const events: DomainEvent[] = []
  const lines: AuditRow[] = []
  await bodies({
    ...parts,
    tx,
    clock: { now: () => now, realNow: () => realNow },
    emit: async (...emitted) => void events.push(...emitted),
    keepLine: async (line) => void lines.push(line),
  })
  await Promise.all([insertEvents(tx, now, events), insertAuditLines(tx, now, lines)])
}

/** The event with the span in which it was emitted, which works that share a transaction do not share. */
function traced(event: DomainEvent): DomainEvent {
  const traceparent = event.traceparent ?? currentTraceparent()
  return traceparent === undefined ? event : { ...event, traceparent }
}

/** A work in an open transaction. The caller ends the transaction. */
export function openWork(parts: WorkParts, tx: Tx, actor: Actor, cause: Cause): Work {
  const now = parts.clock.now()
  const origin = typeof cause === 'string' ? undefined : cause
  const requestId = typeof cause === 'string' ? cause : cause.requestId
  const id = parts.id ?? newId
  const emit = parts.emit ?? (async (...events) => insertEvents(tx, now, events))
  const keepLine = parts.keepLine ?? ((line) => insertAuditLines(tx, now, [line]))
  return {
    tx,
    actor,
    now,
    realNow: parts.clock.realNow(),
    requestId,
    origin,
    vault: parts.vault,
    id,
    emit: (...events) => emit(...events.map(traced)),
    audit: ({ action, subject = null, outcome = 'done', facts = {} }) => {
      const lineId = id()
      return keepLine({
        id: lineId,
        actor: actorText(actor),
        action,
        subject,
        outcome,
        requestId,
        facts,
        ...(origin === undefined ? {} : { address: encryptedAddress(parts.vault, origin.ip, lineId) }),
      })
    },
  }
}
