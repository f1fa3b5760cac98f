import { kmsPort } from '../../partners/index.ts'
import type { BackupCommandConfig } from '../../platform/config/backups.ts'
import { readEnv, type EnvRead } from '../../platform/config/env.ts'
import { loadBackupConfig, loadConfig, type Config } from '../../platform/config/index.ts'
import { readKms } from '../../platform/config/secrets/kms.ts'
import { unwrapKeys } from '../../platform/config/secrets/wrapped-keys.ts'

/** The environment with the files of secrets, and its keys unwrapped. */
async function readUnwrapped(): Promise<EnvRead> {
  const read = readEnv()
  const faults = [...read.faults]
  const kms = readKms(read.env, read.env['ENVIRONMENT'] === 'production', faults)
  return { env: await unwrapKeys(read.env, kms && kmsPort(kms).unwrap, faults), faults }
}

/** Reads the configuration and checks everything. Throws ConfigError with every fault. */
export async function readConfig(): Promise<Config> {
  const { env, faults } = await readUnwrapped()
  return loadConfig(env, faults)
}

/** Reads and checks what the commands about backups need. Throws ConfigError with every fault. */
export async function readBackupConfig(): Promise<BackupCommandConfig> {
  const { env, faults } = await readUnwrapped()
  return loadBackupConfig(env, faults)
}
