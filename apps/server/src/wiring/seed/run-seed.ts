import { filesPort } from '../../partners/index.ts'
import { readConfig } from '../start/read-config.ts'
import { openRuntime } from '../runtime.ts'
import { refuseForeignDatabase, refuseForeignKeys, requireIndexKeys } from '../start/start-guard.ts'
import { publisherOf } from '../publisher.ts'
import { readDemoPeople } from './demo-data.ts'
import { HISTORY_DAYS } from './history/seed-history.ts'
import { seedOutstanding, seedTexts } from './owing/seed-outstanding.ts'
import { seedDemoWorld } from './seed-demo-world.ts'

/**
 * Runs once after the migrations. In the sandbox it seeds what is missing of the demo world, and its last line of
 * output lists who can sign in. In production it does nothing and prints nothing.
 */
export async function runSeed(): Promise<void> {
  const config = await readConfig()
  if (config.environment !== 'sandbox') return
  const { runtime, close } = await openRuntime(config, 'seed', { prepared: true })
  try {
    const publisher = publisherOf(config)
    await refuseForeignDatabase(config, runtime)
    await refuseForeignKeys(config, runtime)
    await requireIndexKeys(runtime)
    await seedTexts(runtime)
    const files = filesPort(config.documents)
    await seedDemoWorld(runtime, publisher, config.demoWorld === 'full' ? HISTORY_DAYS : 0, files)
    // Browser journeys settle outstanding items, some in two ways, while the tour shows them: each has people of its
    // own.
    const twins = config.demoWorld === 'full' ? [''] : ['', '.tour', '.again']
    await seedOutstanding(runtime, publisher, { files, twins })
  } finally {
    await close()
  }
  const { users, staff, customers, password } = await readDemoPeople()
  const kindOf = new Map(customers.map(({ rut, kind }) => [rut, kind]))
  const people = [
    ...users.map(({ email, actsFor: [first] }) => ({ role: kindOf.get(first) ?? 'person', email })),
    ...staff.map(({ email, role }) => ({ role, email })),
    { role: 'owing', email: '<kind>@demo.puente.test, one for each pending item' },
  ]
  process.stdout.write(`${JSON.stringify({ people, password })}\n`)
}
