import { unsubscribeAddress } from '@puente/contract/addresses'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../platform/config/index.ts'
import { withIgnoredForm } from '../../../platform/http/requests/ignored-form.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { unsubscribe, unsubscriptionFor, type ShownUnsubscription } from './unsubscribe.ts'
import { unsubscribeHtml, unsubscribePolicy } from './unsubscribe-page.ts'

const actor = { kind: 'system', name: 'notifications' } as const

type Act = (work: Work, token: string) => Promise<ShownUnsubscription | undefined>

/**
 * Serves the page to which the end of an optional mail leads. It is drawn by the server: whoever opens it need not sign in,
 * and may read their mail in a program without scripts.
 */
export function serveUnsubscribe(
  app: FastifyInstance,
  runtime: Runtime,
  { brandName, web }: Pick<Config, 'brandName' | 'web'>,
): void {
  const preferencesUrl = new URL('/notifications?show=preferences', web.appUrl).href
  withIgnoredForm(app, (scope) => {
    const answer = (method: 'GET' | 'POST', act: Act) =>
      scope.route<{ Params: { token: string } }>({
        method,
        url: unsubscribeAddress,
        handler: async ({ params }, reply) => {
          const unsubscription = await runtime.work(actor, (work) => act(work, params.token))
          return reply
            .code(unsubscription === undefined ? 404 : 200)
            .header('content-security-policy', unsubscribePolicy)
            .header('cache-control', 'no-store')
            .header('referrer-policy', 'no-referrer')
            .header('x-robots-tag', 'noindex')
            .type('text/html; charset=utf-8')
            .send(unsubscribeHtml({ brand: brandName, preferencesUrl, unsubscription }))
        },
      })
    answer('GET', unsubscriptionFor)
    answer('POST', unsubscribe)
  })
}
