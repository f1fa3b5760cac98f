import { spawn } from 'node:child_process'

export interface Outcome {
  readonly code: number
  readonly output: string
}

/** Runs a program and returns its exit code and its output; code 127 when it cannot start. */
export function runProgram(
  file: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = { ...process.env, LC_ALL: 'C', ...options.env }
    const child = spawn(file, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
