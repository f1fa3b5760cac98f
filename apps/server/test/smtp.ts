import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A parsed mail. */
export interface ReadMail {
  readonly id: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail server with one mailbox for all addresses. It stores a Message-ID once, as mailboxes do. */
export interface SmtpWorld {
  readonly url: string
  readonly mails: () => readonly ReadMail[]
  /** How many times a mail was delivered to it, repetitions included. */
  handedOver: number
  connections: number
  close(): Promise<void>
}

/**
 * Opens one on a free port. The address `nadie` does not exist; `espera` gets a temporary refusal. Each new mail is
 * handed over to `arrived`; when it fails, the mail gets a temporary refusal.
 */
export async function openSmtp(arrived: (mail: ReadMail) => Promise<void> = nothing): Promise<SmtpWorld> {
  const kept = new Map<string, ReadMail>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, callback) => {
      world.connections += 1
      callback()
    },
    onRcptTo: ({ address }, _session, callback) => {
      const [code, words] = answers.find(([name]) => address.startsWith(name))?.[1] ?? [0, '']
      callback(code === 0 ? null : Object.assign(new Error(words), { responseCode: code }))
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = readMail(
          Buffer.concat(chunks).toString('utf8'),
          session.envelope.rcptTo.map(({ address }) => address),
        )
        world.handedOver += 1
        if (kept.has(mail.id)) return callback()
        kept.set(mail.id, mail)
        arrived(mail).then(
          () => callback(),
          (error: Error) => callback(Object.assign(error, { responseCode: 451 })),
        )
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const world: SmtpWorld = {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => [...kept.values()],
    handedOver: 0,
    connections: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return world
}

const nothing = () => Promise.resolve()

const answers: readonly (readonly [string, readonly [number, string]])[] = [
  ['nadie@', [550, '5.1.1 No such user here']],
  ['espera@', [451, '4.3.0 Try again later']],
  ['vetado@', [550, '5.7.1 Your network is not welcome']],
]

/** Parses a message of two parts, text and HTML, by the MIME standard without code of the product. */
function readMail(raw: string, to: readonly string[]): ReadMail {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? ''
  const boundary = /boundary="?([^";]+)"?/.exec(header('content-type'))?.[1] ?? ''
  const part = (type: string) => {
    const found = rest
      .join('\r\n\r\n')
      .split(`--${boundary}`)
      .find((one) => one.toLowerCase().includes(`content-type: ${type}`))
    const [partHead = '', ...body] = (found ?? '').split('\r\n\r\n')
    return decoded(body.join('\r\n\r\n').replace(/\r\n$/, ''), partHead).replaceAll('\r\n', '\n')
  }
  return {
    id: /<([^@>]+)@/.exec(header('message-id'))?.[1] ?? '',
    to,
    subject: decodedWords(header('subject')),
    text: part('text/plain'),
    html: part('text/html'),
  }
}

function decoded(body: string, head: string): string {
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (/encoding: quoted-printable/i.test(head)) return quotedPrintable(body.replaceAll('=\r\n', ''))
  return body
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decodedWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_all, how: string, words: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString('utf8')
        : quotedPrintable(words.replaceAll('_', ' ')),
    )
