import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { removeEmbedded, startEmbedded, type EmbeddedServer } from './embedded/index.ts'

export interface TestServer extends EmbeddedServer {
  /** Stops the server and deletes all of it. */
  end(): Promise<void>
}

/** A throw-away server in a temporary folder, for tests that need one of their own. */
export async function startTestServer(): Promise<TestServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-server-'))
  const options = { dataFolder: path.join(folder, 'data'), durable: false }
  const server = await startEmbedded(options)
  return {
    ...server,
    end: async () => {
      await removeEmbedded(options)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
