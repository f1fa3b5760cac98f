import path from 'node:path'
import { CLIENTS, SCALE, type Reference } from './reference.ts'
import { runProgram } from './run-program.ts'
import { createTpcbTables, tpcbFaults, vacuumTpcb } from './tpcb-tables.ts'

export interface DriverLoad {
  readonly scale: number
  readonly clients: number
}

const DRIVER = path.join(import.meta.dirname, 'tpcb-driver.ts')

/**
 * TPC-B with `pg` in a separate Node process, for machines without pgbench. Its client costs more than
 * pgbench's, so it reaches less on the same server and ratios are higher; therefore its name is printed
 * beside each figure.
 */
export async function tpcbOverPg(
  url: string,
  load: DriverLoad = { scale: SCALE, clients: CLIENTS },
): Promise<Reference> {
  await createTpcbTables(url, load.scale)
  return {
    name: 'TPC-B driver over pg (not pgbench)',
    window: async (seconds) => {
      await vacuumTpcb(url)
      const args = [DRIVER, url, String(load.scale), String(load.clients), String(seconds)]
      const { code, output } = await runProgram(process.execPath, args)
      if (code !== 0) throw new Error(`the TPC-B driver failed: ${output.trim()}`)
      const { committed, seconds: took } = JSON.parse(output.trim()) as { committed: number; seconds: number }
      return committed / took
    },
    verify: () => tpcbFaults(url),
  }
}
