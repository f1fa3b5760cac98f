import Fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { bankApi } from './bank/bank.api.ts'
import { bankPages } from './bank/bank.page.ts'
import { createBank } from './bank/bank.ts'
import { chatWidget } from './chat/widget.ts'
import { controlApi } from './control/control.api.ts'
import { controlPage } from './control/control.page.ts'
import { facesApi } from './faces/faces.api.ts'
import { homePage } from './home/home.page.ts'
import { answerFaultsAsJson } from './http/answers.ts'
import { notFoundPage, pageRoutes, sendPage } from './http/page-routes.ts'
import { inboxApi } from './inbox/inbox.api.ts'
import { inboxPage } from './inbox/inbox.page.ts'
import { createInbox } from './inbox/inbox.ts'
import { mapsApi } from './maps/maps.api.ts'
import { namesApi } from './names/names.api.ts'
import { namesPage } from './names/names.page.ts'
import { createNamesList } from './names/list.ts'
import { assets } from './pages/assets.ts'
import { readOutside, type Outside } from './outside.ts'
import type { Partners } from './partners.ts'
import { localitiesApi } from './localities/localities.api.ts'
import { createPayouts } from './rails/payouts.ts'
import { railsApi } from './rails/rails.api.ts'
import { railsPage } from './rails/rails.page.ts'
import { statementPages } from './statements/statements.page.ts'
import { pushApi } from './push/push.api.ts'
import { ratesApi } from './rates/rates.api.ts'
import { ratesPage } from './rates/rates.page.ts'
import { createRates } from './rates/rates.ts'
import { registryApi } from './registry/registry.api.ts'
import { registryPage } from './registry/registry.page.ts'
import { openWorld, type World } from './world.ts'

/** A running sandbox. */
export type Sandbox = {
  /** Its address, without a slash at the end. */
  readonly url: string
  readonly port: number
  /** Stops serving and delivering; pending webhooks are sent after the next start. */
  close(): Promise<void>
}

/**
 * Starts a sandbox on 127.0.0.1 (port 0: the system chooses), with its data in `dataDir/sandbox` and webhooks
 * to `puenteUrl`. Market and rails are those of the demo data unless others are given.
 */
export async function startSandbox(options: {
  readonly port: number
  readonly dataDir: string
  readonly puenteUrl: string
  readonly outside?: Outside | undefined
}): Promise<Sandbox> {
  let url = ''
  const { dataDir, puenteUrl, outside = readOutside() } = options
  const report = (error: unknown) => console.error(error)
  const world = openWorld({ dataDir, outside, puenteUrl, url: () => url, report })
  const app = serve(world, {
    bank: createBank(world),
    payouts: createPayouts(world),
    rates: createRates(world),
    names: createNamesList(world),
    inbox: createInbox(world),
  })
  const close = async () => {
    world.scheduler.stop()
    await app.close()
    await world.webhooks.stop()
    world.db.close()
  }
  try {
    await app.listen({ host: '127.0.0.1', port: options.port })
  } catch (error) {
    await close()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
  world.scheduler.start()
  return { url, port, close }
}

function serve(world: World, all: Partners): FastifyInstance {
  const app = Fastify({
    // A batch of 1,000 payouts with long names is well below this.
    bodyLimit: 8 * 1024 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, allowUnionTypes: true },
    },
  })
  answerFaultsAsJson(app)
  app.setNotFoundHandler((request, reply) => {
    if (request.headers.accept?.includes('text/html')) return sendPage(reply, notFoundPage(), 404)
    return reply
      .code(404)
      .send({ code: 'not-found', message: `Nothing answers ${request.method} ${request.url}.` })
  })
  app.get('/health', () => ({ status: 'ok' }))
  assets(app)
  bankApi(app, world, all.bank)
  railsApi(app, world, all.payouts)
  ratesApi(app, world, all.rates)
  namesApi(app, world, all.names)
  registryApi(app, world)
  localitiesApi(app, world)
  mapsApi(app, world)
  facesApi(app, world)
  chatWidget(app)
  inboxApi(app, world, all.inbox)
  pushApi(app, world, all.inbox)
  controlApi(app, world, all)
  pageRoutes(app, (scope) => {
    homePage(scope)
    bankPages(scope, world, all.bank)
    statementPages(scope, world, all.bank, all.payouts)
    railsPage(scope, world, all.payouts)
    ratesPage(scope, all.rates)
    namesPage(scope, all.names)
    registryPage(scope)
    inboxPage(scope, all.inbox)
    controlPage(scope, world, all)
  })
  return app
}
