import { spawn } from 'node:child_process'
import { environment, repository } from './paths.ts'

export interface Ran {
  readonly code: number
  readonly output: string
  readonly seconds: number
}

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv
  /** True prints the output while it is written; otherwise it is collected in `output`. */
  readonly live?: boolean
  /** True lets the script ask questions at this console. */
  readonly asks?: boolean
}

/** Runs a script with the current Node, from the root. Never throws: a failure is the exit code. */
export function runNode(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const began = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(process.execPath, args, {
      cwd: repository,
      env: options.env ?? environment,
      stdio: [
        options.asks === true ? 'inherit' : 'ignore',
        options.live === true ? 'inherit' : 'pipe',
        options.live === true ? 'inherit' : 'pipe',
      ],
    })
    const pass = (signal: NodeJS.Signals) => child.kill(signal)
    process.once('SIGTERM', pass)
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const end = (code: number) => {
      process.off('SIGTERM', pass)
      resolve({ code, output, seconds: (performance.now() - began) / 1000 })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}
