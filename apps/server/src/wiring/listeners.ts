import path from 'node:path'
import { customerEndpoints } from '@puente/contract/customer'
import { listeners, openapi } from '@puente/contract/openapi'
import { staffEndpoints } from '@puente/contract/staff'
import type { FastifyInstance } from 'fastify'
import { accessDoors, identifyCustomer, identifyStaff, staffAccessDoors } from '../modules/access/index.ts'
import { booksDoors } from '../modules/books/index.ts'
import { corridorDoors } from '../modules/corridors/index.ts'
import { actingKind, sessionCustomers } from '../modules/customers/index.ts'
import { quoteDoors } from '../modules/quotes/index.ts'
import { recipientDoors } from '../modules/recipients/index.ts'
import { staffTransferDoors, transferDoors } from '../modules/transfers/index.ts'
import type { Ports } from '../partners/index.ts'
import type { Config } from '../platform/config/index.ts'
import { serveDocs } from '../platform/http/docs.ts'
import { createListener } from '../platform/http/listener.ts'
import { openPartnerDoors, type PartnerDoor } from '../platform/http/partner-door.ts'
import { serveWeb } from '../platform/http/web.ts'
import { registry } from '../platform/telemetry/metrics.ts'
import type { Desk } from '../platform/work.ts'
import { assertComplete, commonDoors } from './common-doors.ts'
import { guards } from './guards.ts'
import { backofficeKnows, customerKnows } from './web-paths.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
export const migrationsFolder = path.join(root, 'database/migrations')

const partnerDoors = ({ partners, environment }: Config): PartnerDoor[] => [
  { partner: 'bank', path: '/api/partners/bank/webhook', secrets: partners.bank.webhookSecrets },
  { partner: 'rails', path: '/api/partners/rails/webhook', secrets: partners.rails.webhookSecrets },
  ...(environment === 'sandbox'
    ? [
        {
          partner: 'control',
          path: '/api/partners/control/webhook',
          secrets: ['sandbox-control-webhook-secret'],
        },
      ]
    : []),
]

/** PORT: customers, the public and partners. */
export async function customerListener(
  config: Config,
  desk: Desk,
  ports: Ports,
  started: () => boolean = () => true,
): Promise<FastifyInstance> {
  const doors = [
    ...commonDoors(config, migrationsFolder, started),
    ...accessDoors(sessionCustomers),
    ...corridorDoors,
    ...quoteDoors(actingKind),
    ...recipientDoors,
    ...transferDoors({ ...ports, publicUrl: config.publicUrl }),
  ]
  assertComplete(customerEndpoints, doors)
  const app = await createListener({
    desk,
    doors,
    guards,
    sessionCookie: listeners.customer.sessionCookie,
    secureCookies: config.environment === 'production',
    identify: identifyCustomer,
  })
  await openPartnerDoors(app, desk, partnerDoors(config))
  await serveDocs(app, openapi(customerEndpoints, listeners.customer))
  await serveWeb(app, { folder: path.join(root, 'apps/customer-web/dist'), knows: customerKnows })
  return app
}

/** BACKOFFICE_PORT: the operator's staff, with sessions and cookies of their own. */
export async function staffListener(
  config: Config,
  desk: Desk,
  started: () => boolean = () => true,
): Promise<FastifyInstance> {
  const doors = [
    ...commonDoors(config, migrationsFolder, started),
    ...staffAccessDoors({ secondFactorMaySkip: config.environment === 'sandbox' }),
    ...staffTransferDoors,
    ...booksDoors,
  ]
  assertComplete(staffEndpoints, doors)
  const app = await createListener({
    desk,
    doors,
    guards,
    sessionCookie: listeners.staff.sessionCookie,
    secureCookies: config.environment === 'production',
    identify: identifyStaff,
  })
  // Figures for the operator's own monitoring; the machine itself only.
  app.get('/api/metrics', async (request, reply) => {
    if (!['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  await serveDocs(app, openapi(staffEndpoints, listeners.staff))
  await serveWeb(app, { folder: path.join(root, 'apps/backoffice-web/dist'), knows: backofficeKnows })
  return app
}
