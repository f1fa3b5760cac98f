import type { Database } from '../store/database.ts'
import type { Sender } from '../http/keys.ts'

/** One copy of one webhook event, delivered or not. */
export type Delivery = {
  id: number
  eventId: string
  sender: Sender
  type: string
  /** The subject of the event; copies and events of one subject are sent one after the other. */
  subject: string
  body: string
  /** `held` waits for `release`; `suppressed` is never sent (a lost webhook). */
  state: 'pending' | 'held' | 'done' | 'suppressed'
  dueAt: number
  attempts: number
  /** The result of the last attempt, in a few words. */
  result: string
}

const schema = `
create table if not exists delivery (
  id integer primary key autoincrement, eventId text not null, sender text not null, type text not null,
  subject text not null, body text not null, state text not null, dueAt integer not null, rank integer not null,
  attempts integer not null default 0, result text not null default '', windowed integer not null default 0) strict;
create index if not exists delivery_due on delivery (dueAt, rank) where state = 'pending';
create index if not exists delivery_subject on delivery (subject);
create index if not exists delivery_windowed on delivery (sender, dueAt) where windowed = 1 and state = 'pending'`

/** The data of a new delivery. `backwards` sends later ones with the same due time first. */
export type NewDelivery = Omit<Delivery, 'id' | 'attempts' | 'result'> & { readonly backwards: boolean }

/** The SQL of deliveries. */
export function createDeliveriesStore(db: Database) {
  db.exec(schema)
  const insert =
    db.prepare(`insert into delivery (eventId, sender, type, subject, body, state, dueAt, rank, windowed)
    values (?, ?, ?, ?, ?, ?, ?, (select coalesce(max(id), 0) + 1 from delivery) * ?, ?)`)
  const due = db.prepare<Delivery>(
    `select * from delivery where state = 'pending' and dueAt <= ? order by dueAt, rank, id limit ?`,
  )
  const update = db.prepare('update delivery set state = ?, dueAt = ?, attempts = ?, result = ? where id = ?')
  const release = db.prepare(
    `update delivery set state = 'pending', dueAt = ?, rank = -id where subject = ? and state = 'held'`,
  )
  const untried = db.prepare<{ n: number }>(
    `select count(*) as n from delivery where subject = ? and state = 'pending' and attempts = 0`,
  )
  const openWindow = db.prepare<{ dueAt: number }>(
    `select dueAt from delivery where windowed = 1 and state = 'pending' and sender = ? and dueAt > ? limit 1`,
  )
  const shift = db.prepare(`update delivery set dueAt = dueAt + ? where state = 'pending'`)
  const latest = db.prepare<Delivery>('select * from delivery order by id desc limit ?')
  const counts = db.prepare<{ state: Delivery['state']; n: number }>(
    'select state, count(*) as n from delivery group by state',
  )
  return {
    insert: (d: NewDelivery) =>
      void insert.run(
        d.eventId,
        d.sender,
        d.type,
        d.subject,
        d.body,
        d.state,
        d.dueAt,
        d.backwards ? -1 : 1,
        d.backwards ? 1 : 0,
      ),
    due: (nowMs: number, limit: number) => due.all(nowMs, limit),
    save: (d: Delivery) => void update.run(d.state, d.dueAt, d.attempts, d.result, d.id),
    /** Releases the waiting deliveries of a subject, the last one first. */
    release: (subject: string, dueAt: number) => void release.run(dueAt, subject),
    untriedOf: (subject: string) => untried.one(subject)?.n ?? 0,
    /** When the current reordering window of a sender closes, if one is open. */
    windowEnd: (sender: Sender, nowMs: number) => openWindow.one(sender, nowMs)?.dueAt,
    shift: (byMs: number) => void shift.run(byMs),
    latest: (limit: number) => latest.all(limit),
    counts: () => counts.all(),
  }
}

/** The type of the store. */
export type DeliveriesStore = ReturnType<typeof createDeliveriesStore>
