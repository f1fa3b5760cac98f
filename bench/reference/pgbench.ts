import type { Pgbench } from './find-pgbench.ts'
import { CLIENTS, SCALE, type Reference } from './reference.ts'
import { runProgram } from './run-program.ts'
import { tpcbFaults, vacuumTpcb } from './tpcb-tables.ts'

/** TPC-B with pgbench: scale 20, prepared statements, 8 clients on 2 threads. */
export async function tpcbByPgbench(url: string, pgbench: Pgbench): Promise<Reference> {
  const ask = async (...args: string[]): Promise<string> => {
    const { code, output } = await runProgram(pgbench.file, [...args, ...addressOf(url)], {
      env: { ...pgbench.env, PGPASSWORD: decodeURIComponent(new URL(url).password), PGSSLMODE: 'disable' },
    })
    if (code !== 0) throw new Error(`pgbench failed: ${output.trim().split('\n').at(-1) ?? ''}`)
    return output
  }
  await ask('-i', '-s', String(SCALE), '-q')
  return {
    name: `pgbench ${pgbench.version} TPC-B`,
    window: async (seconds) => {
      // pgbench's own vacuum would also truncate the history, which the invariant needs.
      await vacuumTpcb(url)
      const load = ['-n', '-b', 'tpcb-like', '-M', 'prepared', '-c', String(CLIENTS), '-j', '2']
      return transactionsPerSecond(await ask(...load, '-T', String(seconds)))
    },
    verify: () => tpcbFaults(url),
  }
}

/** The figure in pgbench's report; throws when there is none or a transaction failed. */
export function transactionsPerSecond(report: string): number {
  const failures = Number(/number of failed transactions: (\d+)/.exec(report)?.[1] ?? 0)
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(report)?.[1])
  if (failures > 0 || !(perSecond > 0)) throw new Error(`pgbench reports no clean figure: ${report.trim()}`)
  return perSecond
}

function addressOf(url: string): string[] {
  const { hostname, port, username, pathname } = new URL(url)
  return [
    '-h',
    hostname,
    '-p',
    port,
    '-U',
    decodeURIComponent(username),
    decodeURIComponent(pathname.slice(1)),
  ]
}
