import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@puente/postgres/embedded'
import { debianProgram } from './debian-program.ts'

const PROMETHEUS = { name: 'prometheus', at: '/usr/bin/prometheus', version: '--version' }

/** A Prometheus with rules of alerts. */
export interface Prometheus {
  /** The names of the alerts that fire. */
  firing(): Promise<readonly string[]>
  close(): Promise<void>
}

interface Options {
  /** `host:port` of each operations port. */
  readonly targets: readonly string[]
  /** The text of a file of rules. */
  readonly rules: string
}

/** Starts Prometheus over operations ports. Undefined on a machine without it. */
export async function openPrometheus({ targets, rules }: Options): Promise<Prometheus | undefined> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-prometheus-'))
  const program = debianProgram(PROMETHEUS, folder)
  if (program === undefined) return undefined
  const address = `127.0.0.1:${await freePort()}`
  writeFileSync(path.join(folder, 'rules.yaml'), rules)
  writeFileSync(
    path.join(folder, 'prometheus.yaml'),
    JSON.stringify({
      global: { scrape_interval: '4s', scrape_timeout: '4s', evaluation_interval: '1s' },
      rule_files: ['rules.yaml'],
      scrape_configs: [{ job_name: 'puente', honor_labels: true, static_configs: [{ targets }] }],
    }),
  )
  const child = spawn(
    program,
    [
      `--config.file=${folder}/prometheus.yaml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=${address}`,
    ],
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const firing = async () => {
    const response = await fetch(`http://${address}/api/v1/alerts`)
    const { data } = (await response.json()) as {
      data: { alerts: { state: string; labels: { alertname: string } }[] }
    }
    return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
  }
  const isReady = async () => (await fetch(`http://${address}/-/ready`).catch(() => undefined))?.ok === true
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isReady()) return { firing, close }
    await sleep(100)
  }
  await close()
  throw new Error('Prometheus does not answer')
}
