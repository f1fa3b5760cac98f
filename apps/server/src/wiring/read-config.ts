import { kmsPort } from '../partners/index.ts'
import { loadConfig, type Config } from '../platform/config/index.ts'
import { readEnv } from '../platform/config/env.ts'
import { readKms } from '../platform/config/kms.ts'
import { unwrapKeys } from '../platform/config/wrapped-keys.ts'

/**
 * Reads the environment and the files of secrets, unwraps the keys, and checks everything. Throws ConfigError with every
 * fault.
 */
export async function readConfig(): Promise<Config> {
  const read = readEnv()
  const faults = [...read.faults]
  const kms = readKms(read.env, read.env['ENVIRONMENT'] === 'production', faults)
  const env = await unwrapKeys(read.env, kms && kmsPort(kms).unwrap, faults)
  return loadConfig(env, faults)
}
