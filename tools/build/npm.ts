import { spawn } from 'node:child_process'
import path from 'node:path'
import { environment, repository } from '../run/paths.ts'
import { npmCommand, npmPath } from '../setup/npm.mjs'
import { StartProblem } from '../start/problem.ts'

/**
 * Runs npm in a folder, on the Node of this process, and returns its output. Throws a StartProblem with the end of npm's
 * messages when it fails.
 */
export async function runNpm(folder: string, args: readonly string[]): Promise<string> {
  const { npm_config_omit: _, npm_config_include: __, NODE_ENV: ___, ...inherited } = environment
  const npm = npmCommand(npmPath(repository))
  const child = spawn(npm.file, [...npm.before, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: {
      ...inherited,
      PATH: [path.dirname(process.execPath), npmPath(repository)].join(path.delimiter),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: npm.shell,
    windowsHide: true,
  })
  let [output, messages] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => (messages += chunk.toString('utf8')))
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (exit, signal) => resolve(exit ?? signal ?? 1))
  })
  if (code === 0) return output
  throw new StartProblem(`npm ${args[0]} failed in ${folder} (${code}).`, messages.trim().slice(-2000))
}
