import type { Database } from '../store/database.ts'
import type { Partner, Sender } from '../http/keys.ts'

/** Faults of a partner's answers. */
export const answerFailures = ['off', 'slow', 'silent', 'error-500', 'cut-before', 'cut-after'] as const

/** Faults of a partner's webhooks. */
export const webhookFailures = ['duplicate-webhooks', 'reorder-webhooks', 'webhooks-off'] as const

/** False reports that a partner may give about one payout or refund. */
export const falseReports = [
  'order-denied',
  'order-conflict',
  'taken-refused',
  'called-rejected',
  'called-returned',
  'called-unknown',
] as const

/** A false report of a partner. */
export type FalseReport = (typeof falseReports)[number]

/** A fault in a partner's answers. */
export type AnswerFailure = (typeof answerFailures)[number]

/** A fault in a partner's webhooks. */
export type WebhookFailure = (typeof webhookFailures)[number]

/** A requested fault. `calls` null means until reset; `slowMs` applies to `slow` only. */
export type Failure<Kind extends string = AnswerFailure | WebhookFailure | FalseReport> = {
  readonly kind: Kind
  readonly slowMs: number
  readonly calls: number | null
}

/** The faults in force: at most one for a partner's answers, one for its webhooks and one false report. */
export type Failures = {
  set(partner: Partner, failure: Failure): void
  clear(partner: Partner): void
  /** The fault of the next call to this partner. Uses up one of its calls. */
  nextAnswer(partner: Partner): Failure<AnswerFailure> | undefined
  /** The fault of the sender's next webhook event. Uses up one of its calls. */
  nextWebhook(sender: Sender): Failure<WebhookFailure> | undefined
  /** The partner's false report. It stays in force until a matching call uses it up. */
  falseReportOf(partner: Partner): FalseReport | undefined
  /** Uses up one call of the false report. */
  used(partner: Partner): void
  list(): { partner: Partner; failure: Failure }[]
}

type Row = {
  partner: Partner
  side: string
  kind: AnswerFailure & WebhookFailure & FalseReport
  slow_ms: number
  calls: number | null
}

const schema = `create table if not exists failure (
  partner text not null, side text not null, kind text not null, slow_ms integer not null, calls integer,
  primary key (partner, side)) strict`

/** Stores the faults in `db`. */
export function createFailures(db: Database): Failures {
  db.exec(schema)
  const upsert = db.prepare(
    'insert or replace into failure (partner, side, kind, slow_ms, calls) values (?, ?, ?, ?, ?)',
  )
  const remove = db.prepare('delete from failure where partner = ?')
  const select = db.prepare<Row>('select * from failure where partner = ? and side = ?')
  const selectAll = db.prepare<Row>('select * from failure order by partner, side')
  const useUp = db.prepare(
    'update failure set calls = calls - 1 where partner = ? and side = ? and calls is not null',
  )
  const removeUsedUp = db.prepare('delete from failure where calls <= 0')

  const take = (partner: string, side: string) => {
    const row = select.one(partner, side)
    if (row !== undefined && row.calls !== null) {
      useUp.run(partner, side)
      removeUsedUp.run()
    }
    return row && { kind: row.kind, slowMs: row.slow_ms, calls: row.calls }
  }
  return {
    set: (partner, { kind, slowMs, calls }) => void upsert.run(partner, sideOf(kind), kind, slowMs, calls),
    clear: (partner) => void remove.run(partner),
    nextAnswer: (partner) => take(partner, 'answers'),
    nextWebhook: (sender) => take(sender, 'webhooks'),
    falseReportOf: (partner) => select.one(partner, 'lies')?.kind,
    used: (partner) => void take(partner, 'lies'),
    list: () =>
      selectAll.all().map((row) => ({
        partner: row.partner,
        failure: { kind: row.kind, slowMs: row.slow_ms, calls: row.calls },
      })),
  }
}

function sideOf(kind: string): 'webhooks' | 'answers' | 'lies' {
  if ((webhookFailures as readonly string[]).includes(kind)) return 'webhooks'
  return (falseReports as readonly string[]).includes(kind) ? 'lies' : 'answers'
}
