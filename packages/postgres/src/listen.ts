import { connect } from './connect.ts'

const PING_EVERY_MS = 15_000
const PING_WITHIN_MS = 10_000

/** What a listening connection calls. */
interface Hearing {
  readonly applicationName: string
  /** Called with the text of each notification of the channel. */
  readonly notified: (text: string) => void
  /** Called once when the connection is lost, but not after `close`. */
  readonly lost: () => void
}

/** An open connection that listens. */
export interface Listening {
  close(): Promise<void>
}

/**
 * Opens one connection that listens to a channel. The URL must not lead to a pooler in transaction mode, which gives a
 * session to nobody. A server that does not answer within 10 s counts as lost. Throws like `connect`.
 */
export async function listenTo(url: string, channel: string, hearing: Hearing): Promise<Listening> {
  const client = await connect(url, hearing.applicationName)
  let isOpen = true
  const close = async () => {
    isOpen = false
    clearInterval(pings)
    await client.end()
  }
  const lose = () => {
    if (!isOpen) return
    // A silent server would not answer the termination message.
    close().catch(() => undefined)
    hearing.lost()
  }
  const ping = async () => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no response in time')), PING_WITHIN_MS)
    })
    await Promise.race([client.query('select'), late]).finally(() => clearTimeout(timer))
  }
  const pings = setInterval(() => void ping().catch(lose), PING_EVERY_MS)
  client.on('error', lose)
  client.on('end', lose)
  client.on('notification', ({ payload = '' }) => hearing.notified(payload))
  await client.query(`listen ${client.escapeIdentifier(channel)}`)
  return { close }
}
