import type { FastifyInstance, FastifyReply } from 'fastify'
import type { World } from '../world.ts'
import { Refused } from '../http/answers.ts'
import { partnerRoutes } from '../http/partner-routes.ts'
import { lineShape, strict } from '../http/shapes.ts'
import type { Inbox, Message } from './inbox.ts'

const address = { type: 'string', pattern: '^[^\\s@]+@[^\\s@]+$', maxLength: 320 }
const phone = { type: 'string', pattern: '^\\+?[0-9 ]{6,20}$' }
const long = { type: 'string', maxLength: 1_000_000 }
const mailShape = strict(
  { to: address, subject: lineShape, text: long },
  { html: long, reference: lineShape, unsubscribeUrl: { type: 'string', maxLength: 1000 } },
)
const smsShape = strict(
  { to: phone, text: { type: 'string', minLength: 1, maxLength: 1600 } },
  { reference: lineShape },
)
const listShape = strict(
  {},
  {
    to: { type: 'string' },
    after: { type: 'string', pattern: '^[0-9]{0,15}$' },
    limit: { type: 'string', pattern: '^[1-9][0-9]{0,2}$' },
  },
)

type Sms = { to: string; text: string; reference?: string }
type Mail = Sms & { subject: string; html?: string; unsubscribeUrl?: string }

/** Opens the JSON API that accepts mail and SMS, and lists them for tests. */
export function inboxApi(app: FastifyInstance, world: World, inbox: Inbox): void {
  partnerRoutes(app, world, 'inbox', (scope) => {
    const take = (channel: Message['channel'], body: Sms | Mail, reply: FastifyReply) => {
      const { message, isNew } = inbox.deliver({ channel, ...body })
      return reply.code(isNew ? 201 : 200).send({ id: message.id })
    }
    scope.post<{ Body: Mail }>('/inbox/mail', { schema: { body: mailShape } }, ({ body }, reply) =>
      take('mail', body, reply),
    )
    scope.post<{ Body: Sms }>('/inbox/sms', { schema: { body: smsShape } }, ({ body }, reply) =>
      take('sms', body, reply),
    )
    scope.get<{ Querystring: { to?: string; after?: string; limit?: string } }>(
      '/inbox/messages',
      { schema: { querystring: listShape } },
      ({ query }) => {
        const found = inbox.after(query.to ?? '', Number(query.after || '0'), Number(query.limit ?? '100'))
        return { items: found.map(shown), nextCursor: String(found.at(-1)?.seq ?? (query.after || '0')) }
      },
    )
    scope.get<{ Params: { id: string } }>('/inbox/messages/:id', ({ params }) => {
      const message = inbox.byId(params.id)
      if (message === undefined)
        throw new Refused(404, 'unknown-message', `There is no message ${params.id}.`)
      return shown(message)
    })
  })
}

function shown({ receivedAt, bounced, ...message }: Message) {
  const { id, channel, to, subject, text, html, reference, unsubscribeUrl } = message
  const at = new Date(receivedAt).toISOString()
  return {
    ...{ id, channel, to, subject, text, html, reference, receivedAt: at, bounced: bounced === 1 },
    ...(unsubscribeUrl === '' ? {} : { unsubscribeUrl }),
  }
}
