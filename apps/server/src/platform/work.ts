import { isRefusal, type Refusal } from '@puente/contract'
import { transaction, type Pool, type Tx } from '@puente/postgres'
import { actorText, type Actor } from './actor.ts'
import { insertAuditLines, sealedAddress, type AuditRow } from './data/audit-lines.ts'
import { insertEvents, type DomainEvent } from './events/outbox.ts'
import { newId } from './ids.ts'
import { together } from './together.ts'
import type { Logger } from './telemetry/logger.ts'
import type { Clock } from './time/clock.ts'
import type { Vault } from './data/vault.ts'

/** One transaction, one actor, one moment: the first argument of every verb. */
export interface Work {
  readonly tx: Tx
  readonly actor: Actor
  /** The business moment of this work; every row it writes carries this one. */
  readonly now: Date
  /** Real time: leases and pauses between tries, which a moved business clock must not stretch. */
  readonly realNow: Date
  readonly requestId: string
  /** The origin of the request; undefined without an HTTP request. */
  readonly origin: Origin | undefined
  /** Seals and opens personal data. */
  readonly vault: Vault
  id(): string
  /** Writes events into the outbox, in this transaction; subscribers hear them after it commits. */
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

/** What spans several works or a partner's call; stands only in jobs and partner handlers, never inside a verb. */
export interface Runtime {
  readonly pool: Pool
  readonly clock: Clock
  readonly logger: Logger
  readonly vault: Vault
  /** Runs one work. A refusal rolls it back and comes out as the value it is. */
  work<T>(actor: Actor, body: (work: Work) => Promise<T>, cause?: Cause): Promise<T>
  /**
   * Runs works side by side in one transaction, with one commit for all; each ends as if it were alone. What refuses or
   * fails leaves, and the rest is done again without it, so a body may run twice. A row that one has locked does not keep
   * another of them out: works about the same thing are done one after another, in transactions of their own.
   */
  together<T>(works: readonly OneWork<T>[]): Promise<PromiseSettledResult<T>[]>
}

/** What one work does, and for whom. */
export interface OneWork<T> {
  /** What it locks: a customer, mostly. */
  readonly about: string
  readonly actor: Actor
  readonly body: (work: Work) => Promise<T>
  readonly cause?: Cause
}

class Rehearsed extends Error {}

/** What a work would answer, without doing it: whatever it wrote is taken back. */
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

/** A bug that the audit trail must know of: its work leaves nothing, and this line is written in a work of its own. */
export class AuditedError extends Error {
  readonly line: AuditLine
  constructor(message: string, line: AuditLine) {
    super(message)
    this.line = line
  }
}

/** What a work is made of besides its transaction and its actor. */
export interface WorkParts {
  readonly clock: Clock
  readonly vault: Vault
  /** Names what the work makes; a new UUIDv7 each time unless said. */
  readonly id?: () => string
  /** Takes what the work tells; the outbox unless said. */
  readonly emit?: Work['emit']
  /** Takes lines of the audit trail; its table unless said. */
  readonly keepLine?: (line: AuditRow) => Promise<void>
}

export interface RuntimeParts extends WorkParts {
  readonly pool: Pool
  readonly logger: Logger
}

export function createRuntime(parts: RuntimeParts): Runtime {
  const alone: Runtime['work'] = async <T>(
    actor: Actor,
    body: (work: Work) => Promise<T>,
    cause: Cause = newId(),
  ): Promise<T> => {
    try {
      return await transaction(parts.pool, async (tx) => {
        const result = await body(openWork(parts, tx, actor, cause))
        if (isRefusal(result)) throw new RolledBack(result)
        return result
      })
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal as T
      if (error instanceof AuditedError) {
        const { line } = error
        await transaction(parts.pool, (tx) => openWork(parts, tx, actor, cause).audit(line))
      }
      throw error
    }
  }
  return {
    ...parts,
    work: alone,
    together: (works) =>
      together(works, {
        inOne: (bodies: (shared: Shared) => Promise<void>) =>
          transaction(parts.pool, (tx) => sharing(parts, tx, bodies)),
        run: ({ actor, body, cause = newId() }, shared) => body(openWork(shared, shared.tx, actor, cause)),
        alone: ({ actor, body, cause }) => alone(actor, body, cause),
      }),
  }
}

type Shared = WorkParts & { readonly tx: Tx }

/** The parts of works that share a transaction: one moment for all, and what they tell is written in one go at the end. */
async function sharing(parts: WorkParts, tx: Tx, bodies: (shared: Shared) => Promise<void>): Promise<void> {
  const [now, realNow] = [parts.clock.now(), parts.clock.realNow()]
  const events: DomainEvent[] = []
  const lines: AuditRow[] = []
  await bodies({
    ...parts,
    tx,
    clock: { now: () => now, realNow: () => realNow },
    emit: async (...told) => void events.push(...told),
    keepLine: async (line) => void lines.push(line),
  })
  await Promise.all([insertEvents(tx, now, events), insertAuditLines(tx, now, lines)])
}

/** One work in a transaction that runs; whoever opened the transaction ends it. */
export function openWork(parts: WorkParts, tx: Tx, actor: Actor, cause: Cause): Work {
  const now = parts.clock.now()
  const origin = typeof cause === 'string' ? undefined : cause
  const requestId = typeof cause === 'string' ? cause : cause.requestId
  const id = parts.id ?? newId
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
    emit: parts.emit ?? (async (...events) => insertEvents(tx, now, events)),
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
        ...(origin === undefined ? {} : { address: sealedAddress(parts.vault, origin.ip, lineId) }),
      })
    },
  }
}
