import { loadConfig } from '../../platform/config/index.ts'
import { openDesk } from '../desk.ts'
import { readDemoPeople } from './demo-data.ts'
import { seedDemoWorld } from './seed-demo-world.ts'

/**
 * Runs once after the migrations. In the sandbox it plants what is missing of the demo world, and its last line of
 * output says who can sign in; in production it does nothing and says nothing.
 */
export async function runSeed(): Promise<void> {
  const config = loadConfig()
  if (config.environment !== 'sandbox') return
  const { desk, close } = await openDesk(config, 'seed')
  try {
    await seedDemoWorld(desk)
  } finally {
    await close()
  }
  const { users, staff, customers, password } = await readDemoPeople()
  const kindOf = new Map(customers.map(({ rut, kind }) => [rut, kind]))
  const people = [
    ...users.map(({ email, actsFor: [first] }) => ({ role: kindOf.get(first) ?? 'person', email })),
    ...staff.map(({ email, role }) => ({ role, email })),
  ]
  process.stdout.write(`${JSON.stringify({ people, password })}\n`)
}
