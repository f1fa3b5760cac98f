import { readConfig, RefusedStart } from './config.ts'
import { startSandbox, type Sandbox } from './server.ts'

/** Says in one plain sentence why the sandbox could not start. */
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

/** Ends the process cleanly when told to: SIGTERM, the supervisor gone, or Ctrl-C when there is no supervisor. */
function endWhenTold(sandbox: Sandbox): void {
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    void sandbox.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('disconnect', end)
  // With a supervisor, Ctrl-C reaches every process of the terminal: the supervisor orders the end.
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
  // The channel to a supervisor would keep a process alive that has nothing to do.
  if (process.connected) process.disconnect()
}
