import { createPorts, type Ports } from '../partners/index.ts'
import type { Config } from '../platform/config/index.ts'
import type { Desk } from '../platform/work.ts'

export const portsOf = (config: Config, desk: Desk): Ports =>
  createPorts(config, desk.clock, config.partnerTimeoutMs)
