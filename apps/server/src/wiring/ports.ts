import { createPorts, type Ports } from '../partners/index.ts'
import type { Config } from '../platform/config/index.ts'
import type { Runtime } from '../platform/work.ts'

export const portsOf = (config: Config, runtime: Runtime): Ports =>
  createPorts(config, runtime.clock, config.partnerTimeoutMs)
