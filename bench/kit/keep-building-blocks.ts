import { setTimeout as sleep } from 'node:timers/promises'
import { appUrlOf } from '@puente/postgres'
import { evidenceJobs, type EvidenceKeys } from '../../apps/server/src/modules/evidence/index.ts'
import { loadConfig } from '../../apps/server/src/platform/config/index.ts'
import type { Runtime } from '../../apps/server/src/platform/work.ts'
import { openRuntime } from '../../apps/server/src/wiring/runtime.ts'

/** The worker's building of tamper-evidence blocks during a bench; it can be switched off and on. */
export interface BlockBuilding {
  readonly runtime: Runtime
  readonly keys: EvidenceKeys
  switch(on: boolean): void
  /** Builds blocks until nothing is left. */
  drain(): Promise<void>
  readonly spent: { rounds: number; ms: number }
  stop(): Promise<void>
}

/** Opens a runtime on the database and, while switched on, builds blocks at the worker's interval. */
export async function keepBuildingBlocks(databaseUrl: string, folder: string): Promise<BlockBuilding> {
  const config = loadConfig({ DATABASE_URL: appUrlOf(databaseUrl), DATA_DIR: folder })
  const { runtime, close } = await openRuntime(config, 'bench-blocks', { prepared: true })
  const job = evidenceJobs(config.secrets, config.databaseSessionUrl).find(
    ({ name }) => name === 'evidence.block',
  )
  if (job === undefined) throw new Error('the worker has no job that builds blocks')
  const ending = new AbortController()
  const spent = { rounds: 0, ms: 0 }
  let on = false
  const round = async (): Promise<number> => {
    const began = performance.now()
    const left = await job.round(runtime)
    spent.rounds += 1
    spent.ms += performance.now() - began
    return left
  }
  const building = (async () => {
    while (!ending.signal.aborted)
      if (!on || (await round()) === 0)
        await sleep(on ? job.everyMs : 50, undefined, { signal: ending.signal }).catch(() => undefined)
  })()
  building.catch(() => undefined)
  return {
    runtime,
    keys: config.secrets,
    spent,
    switch: (next) => void (on = next),
    drain: async () => {
      while ((await job.round(runtime)) > 0) continue
    },
    stop: async () => {
      ending.abort()
      await building
      await close()
    },
  }
}
