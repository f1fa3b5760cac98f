import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@puente/postgres/embedded'
import { afterAll, expect, it } from 'vitest'
import { clearLeftOvers, STAND_PREFIX } from './left-overs.ts'

const within = mkdtempSync(path.join(os.tmpdir(), 'puente-left-overs-'))
afterAll(() => rmSync(within, { recursive: true, force: true }))

it('the stand of a killed run: its server is stopped and its folder deleted, no other', async () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  const killed = path.join(within, `${STAND_PREFIX}${dead}-abc`)
  const running = path.join(within, `${STAND_PREFIX}${process.pid}-abc`)
  const foreign = path.join(within, 'somebody-elses')
  for (const folder of [killed, running, foreign]) mkdirSync(folder)
  const server = await startEmbedded({ dataFolder: path.join(killed, 'data'), durable: false })
  await clearLeftOvers(within)
  expect(server.alive()).toBe(false)
  expect([killed, running, foreign].map((folder) => existsSync(folder))).toEqual([false, true, true])
})
