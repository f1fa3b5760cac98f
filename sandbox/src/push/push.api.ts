import type { FastifyInstance } from 'fastify'
import { answerFaultsAsJson, Refused } from '../http/answers.ts'
import { byWord, type MagicLine } from '../magic.ts'
import type { Inbox } from '../inbox/inbox.ts'
import type { World } from '../world.ts'
import { decrypted } from './decrypt.ts'
import { vapidFault } from './vapid.ts'

const BODY_LIMIT_BYTES = 4096
const RETRY_AFTER_S = 30

const answers = [
  { word: 'ended', status: 410, says: 'El navegador ya no recibe avisos: responde 410.' },
  { word: 'busy', status: 429, says: 'Pide esperar 30 segundos: responde 429.' },
  { word: 'broken', status: 500, says: 'Falla: responde 500.' },
] as const

/** The rows of the push service in the table of the home page. */
export const pushLines: readonly MagicLine[] = answers.map(({ word, says }) => ({
  where: 'Avisos al navegador: dirección',
  value: `Con la palabra ${word}`,
  says,
}))

/**
 * The push service of the sandbox's browsers (RFC 8030). It verifies the signature, decrypts each message as a browser does,
 * and puts it into the inbox. A message with the topic of another one takes its place.
 */
export function pushApi(app: FastifyInstance, { clock, url }: World, inbox: Inbox): void {
  app.register(async (scope) => {
    answerFaultsAsJson(scope)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.post<{ Params: { token: string } }>('/push/send/:token', ({ params, headers, body }, reply) => {
      const { token } = params
      const fault = vapidFault(headers.authorization, url(), new Date(clock.realNow()))
      if (fault !== undefined) throw new Refused(403, 'not-signed', fault)
      if (!/^\d+$/.test(String(headers['ttl'] ?? '')) || headers['content-encoding'] !== 'aes128gcm')
        throw new Refused(400, 'headers-missing', 'Send TTL, and Content-Encoding: aes128gcm.')
      const asked = byWord(answers, token)
      if (asked !== undefined) {
        if (asked.status === 429) reply.header('retry-after', String(RETRY_AFTER_S))
        throw new Refused(asked.status, asked.word, asked.says)
      }
      const text = Buffer.isBuffer(body) ? decrypted(body) : undefined
      if (text === undefined) throw new Refused(400, 'not-encrypted', 'The message is not for this browser.')
      const { title, body: said } = JSON.parse(text) as { title: string; body: string }
      const { message } = inbox.deliver({
        channel: 'push',
        to: token,
        subject: title,
        text: said,
        // What the service worker gets.
        html: text,
        reference: String(headers['topic'] ?? ''),
      })
      return reply.code(201).header('location', `${url()}/push/messages/${message.id}`).send()
    })
  })
}
