import type { World } from '../world.ts'
import { Refused } from '../http/answers.ts'
import { byWord, type MagicLine } from '../magic.ts'
import { newId } from '../store/ids.ts'

/** A mail, an SMS or a message to a browser as it arrived. */
export type Message = {
  readonly id: string
  readonly channel: 'mail' | 'sms' | 'push'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly reference: string
  /** Where a mail program stops such mails with one click; empty without one. */
  readonly unsubscribeUrl: string
  readonly receivedAt: number
  /** 1 when the mail bounced. */
  readonly bounced: number
}

/** The final destination of mail, SMS and messages to browsers: nothing leaves the sandbox. */
export type Inbox = {
  /**
   * Stores a message. A known reference returns the existing message and stores no second one. The instant of each accepted
   * attempt is kept in `message_attempt`, for tests that count them.
   */
  deliver(
    message: Pick<Message, 'channel' | 'to' | 'text'> &
      Partial<Pick<Message, 'subject' | 'html' | 'reference' | 'unsubscribeUrl'>>,
  ): { readonly message: Message; readonly isNew: boolean }
  byId(id: string): Message | undefined
  /** The messages to an address (all when empty) after a cursor, oldest first. */
  after(to: string, cursor: number, limit: number): (Message & { seq: number })[]
  /** The newest messages whose address contains a text. */
  latest(addressPart: string, limit: number): Message[]
  /** Bounces a mail; Puente is notified once. Refuses other messages. */
  bounce(id: string): void
}

const bouncing = [{ word: 'rebota', says: 'El correo rebota apenas llega.' }] as const

/** The inbox's rows in the table of the home page. */
export const inboxLines: readonly MagicLine[] = bouncing.map(({ word, says }) => ({
  where: 'Bandeja: dirección de correo',
  value: `Con la palabra ${word}, como ${word}@ejemplo.test`,
  says,
}))

const schema = `
create table if not exists message (
  seq integer primary key autoincrement, id text not null unique, channel text not null, "to" text not null,
  subject text not null, text text not null, html text not null, reference text not null,
  receivedAt integer not null, bounced integer not null default 0) strict;
create index if not exists message_to on message ("to" collate nocase, seq);
create index if not exists message_reference on message (reference, channel) where reference <> '';
create table if not exists message_attempt (messageId text not null, acceptedAt integer not null) strict;
create index if not exists message_attempt_message on message_attempt (messageId, acceptedAt)`

/** Opens the tables. One of an earlier version has no address that stops mails. */
function openTables(db: World['db']): void {
  db.exec(schema)
  const known = db.prepare(`select 1 from pragma_table_info('message') where name = 'unsubscribeUrl'`).one()
  if (known === undefined) db.exec(`alter table message add column unsubscribeUrl text not null default ''`)
}

/** The statements of messages. */
function statementsOf({ db }: World) {
  openTables(db)
  return {
    insert: db.prepare(
      'insert into message (id, channel, "to", subject, text, html, reference, receivedAt, unsubscribeUrl) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    insertAttempt: db.prepare('insert into message_attempt (messageId, acceptedAt) values (?, ?)'),
    byId: db.prepare<Message>('select * from message where id = ?'),
    byReference: db.prepare<Message>(
      `select * from message where reference = ? and channel = ? and reference <> '' order by seq limit 1`,
    ),
    markBounced: db.prepare('update message set bounced = 1 where id = ? and bounced = 0'),
  }
}

/** Messages stored in `world.db`. */
export function createInbox(world: World): Inbox {
  const { db, clock, webhooks } = world
  const { insert, insertAttempt, byId, byReference, markBounced } = statementsOf(world)
  const afterAll = db.prepare<Message & { seq: number }>(
    'select * from message where seq > ? order by seq limit ?',
  )
  const afterTo = db.prepare<Message & { seq: number }>(
    'select * from message where "to" = ? collate nocase and seq > ? order by seq limit ?',
  )
  const latest = db.prepare<Message>(
    `select * from message where instr(lower("to"), lower(?)) > 0 order by seq desc limit ?`,
  )

  const bounce = (id: string) =>
    db.transact(() => {
      const message = byId.one(id)
      if (message === undefined) throw new Refused(404, 'unknown-message', `No hay ningún mensaje ${id}.`)
      if (message.channel !== 'mail') throw new Refused(409, 'not-possible', 'Solo un correo rebota.')
      if (markBounced.run(id) === 0) return
      webhooks.emit({
        sender: 'inbox',
        type: 'mail.bounced',
        subject: id,
        data: { messageId: id, to: message.to },
      })
    })
  return {
    bounce,
    deliver: ({ channel, to, text, subject = '', html = '', reference = '', unsubscribeUrl = '' }) =>
      db.transact(() => {
        const known = byReference.one(reference, channel)
        const id = known?.id ?? newId('msg')
        insertAttempt.run(id, clock.realNow())
        if (known !== undefined) return { message: known, isNew: false }
        const receivedAt = clock.now()
        insert.run(id, channel, to, subject, text, html, reference, receivedAt, unsubscribeUrl)
        if (channel === 'mail' && byWord(bouncing, to) !== undefined) bounce(id)
        return {
          message: {
            id,
            channel,
            to,
            text,
            subject,
            html,
            reference,
            receivedAt,
            unsubscribeUrl,
            bounced: 0,
          },
          isNew: true,
        }
      }),
    byId: (id) => byId.one(id),
    after: (to, cursor, limit) => (to === '' ? afterAll.all(cursor, limit) : afterTo.all(to, cursor, limit)),
    latest: (part, limit) => latest.all(part, limit),
  }
}
