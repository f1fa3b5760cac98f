import type { FastifyInstance } from 'fastify'

/**
 * Closes each connection with its next response once the process begins to end. A proxy that keeps connections then has
 * none left when the listener closes, so that no request meets a closed one. A request that still arrives over an open
 * connection is served like the others, because `return503OnClosing` of the listener is off.
 */
export function closeConnectionsOnce(app: FastifyInstance, ending: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (ending()) reply.header('connection', 'close')
  })
}
