import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ChatWidget } from '../../config/services/services.ts'

/**
 * Serves the chat's own page, which the app shows in a frame on request. The page runs the widget's script with an
 * opaque origin, so the script cannot read the app or its cookies, storage and API. A widget that works without
 * browser storage works here.
 */
export function serveChatWidget(app: FastifyInstance, chat: ChatWidget | undefined): void {
  app.get('/api/chat-widget', async (_request, reply) => {
    if (chat === undefined) return reply.callNotFound()
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy(nonce, new URL(chat.scriptUrl).origin))
      .header('referrer-policy', 'origin')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(page(chat, nonce))
  })
}

/**
 * Allows one script and what it loads. Its further sources may be anywhere on the web, because only the widget knows
 * them.
 */
function policy(nonce: string, origin: string): string {
  return [
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `connect-src ${origin} https: wss:`,
    `img-src ${origin} https: data: blob:`,
    `media-src ${origin} https: data: blob:`,
    `font-src ${origin} https: data:`,
    `style-src ${origin} https: 'unsafe-inline'`,
    `frame-src ${origin} https:`,
    `form-action ${origin} https:`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

const page = ({ id, scriptUrl }: ChatWidget, nonce: string): string => `<!doctype html>
<html lang="es-CL">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Chat</title></head>
<body><script nonce="${nonce}" src="${attribute(scriptUrl)}" data-widget-id="${attribute(id)}"></script></body>
</html>
`

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
