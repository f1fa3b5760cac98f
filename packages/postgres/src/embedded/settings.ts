import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Place } from './location.ts'

const SETTINGS_FILE = 'puente.conf'

const COMMON: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  maintenance_work_mem: '64MB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  // Values and DETAIL lines of errors contain personal data: the log has statements without their values.
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  // The locks of a killed client are released within seconds, even during a long statement.
  client_connection_check_interval: '2s',
}

const DURABLE: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'replica',
  wal_compression: 'on',
  max_wal_size: '1GB',
  min_wal_size: '128MB',
  checkpoint_timeout: '10min',
}

const THROW_AWAY: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
}

export interface SettingsOptions {
  /** False for clusters that may be lost in a crash: tests. */
  readonly durable: boolean
  readonly settings: Readonly<Record<string, string>>
}

/** Writes the settings that override the cluster's `postgresql.conf`. Returns the file's path. */
export function writeSettings(place: Place, options: SettingsOptions): string {
  const all = { ...COMMON, ...(options.durable ? DURABLE : THROW_AWAY), ...options.settings }
  const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${quote(value)}`)
  const file = path.join(place.home, SETTINGS_FILE)
  writeFileSync(
    file,
    [`include ${quote(path.join(place.cluster, 'postgresql.conf'))}`, ...lines, ''].join('\n'),
  )
  chmodSync(file, 0o644)
  return file
}
