import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { removeEmbedded, startEmbedded, type EmbeddedServer } from './embedded/index.ts'

export interface TestServer extends EmbeddedServer {
  /** Stops the server and deletes its files. */
  end(): Promise<void>
}

/** A temporary server for tests that need their own. */
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
