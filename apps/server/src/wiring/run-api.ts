import { requireComparison } from '../modules/instructions/index.ts'
import { describeEnv, loadConfig } from '../platform/config/index.ts'
import { openDesk } from './desk.ts'
import { onEnd, ready, startIsOver } from './lifecycle.ts'
import { customerDoors, customerListener, staffDoors, staffListener } from './listeners.ts'
import { portsOf } from './ports.ts'
import { refuseForeignDatabase } from './start-guard.ts'

/** Serves both listeners until told to end; requests in flight are answered first. */
export async function runApi(): Promise<void> {
  const config = loadConfig()
  const { desk, close } = await openDesk(config, 'api', { prepared: true })
  await refuseForeignDatabase(config, desk)
  desk.logger.info({ configuration: describeEnv() }, 'starting')
  const ports = portsOf(config, desk)
  await requireComparison(desk)
  const started = startIsOver()
  const customer = await customerListener(config, desk, ports, customerDoors(config, ports, started))
  const staff = await staffListener(config, desk, staffDoors(config, started))
  onEnd(async () => {
    await Promise.all([customer.close(), staff.close()])
    await close()
  })
  await customer.listen({ host: config.host, port: config.port })
  await staff.listen({ host: config.host, port: config.backofficePort })
  ready()
}
