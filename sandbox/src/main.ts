import { readConfig, RefusedStart } from './config.ts'
import { startSandbox, type Sandbox } from './server.ts'

/** The reason why the sandbox could not start, in one sentence. */
function reasonOf(error: unknown): string {
  if (error instanceof RefusedStart) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'The sandbox cannot start: its port (SANDBOX_PORT) is already in use.'
  if (
    code === 'EACCES' ||
    code === 'EROFS' ||
    code === 'ERR_SQLITE_ERROR' ||
    code === 'ENOSPC' ||
    code === 'ENOTDIR'
  ) {
    return `The sandbox cannot keep its data below DATA_DIR: ${message}.`
  }
  return `The sandbox cannot start: ${message}.`
}

/** Ends the process cleanly on SIGTERM, on loss of the supervisor, or on Ctrl-C without a supervisor. */
function endWhenTold(sandbox: Sandbox): void {
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    void sandbox.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('disconnect', end)
  // With a supervisor, Ctrl-C reaches every process of the terminal, and the supervisor requests the end.
  process.on('SIGINT', () => {
    if (process.send === undefined) end()
  })
}

try {
  const config = readConfig()
  const sandbox = await startSandbox(config)
  endWhenTold(sandbox)
  console.log(`The sandbox answers at ${sandbox.url}`)
  process.send?.({ ready: true, port: sandbox.port })
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 1
  // An open channel to the supervisor would keep the process alive.
  if (process.connected) process.disconnect()
}
