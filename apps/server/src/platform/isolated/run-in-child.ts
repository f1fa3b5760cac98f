import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Writable, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { readAnswer, RESULT_FD, writeArguments } from './protocol.ts'

/** Limits of one run. A run that exceeds one is ended. */
export interface ChildLimits {
  /**
   * Writable memory in addition to the input, in bytes: JavaScript heap, buffers and allocations of native libraries.
   */
  readonly memoryBytes: number
  /** Processor time in seconds. The load of the machine does not affect it. */
  readonly cpuSeconds: number
  /** Wall-clock time in ms. */
  readonly wallMs: number
  /** Longest answer in bytes. */
  readonly answerBytes: number
  /** Whether the child loads native libraries. */
  readonly isNative?: boolean
}

/** An input of known size, read in parts. */
export interface ChildInput {
  readonly sizeBytes: number
  readonly pieces: AsyncIterable<Uint8Array>
}

/**
 * The result of a run. 'exceeded': it reached a limit because of the input. 'failed': it ended for another reason,
 * which may be unrelated to the input.
 */
export type ChildEnd =
  | { readonly end: 'answered'; readonly facts: unknown; readonly bytes: Uint8Array }
  | { readonly end: 'exceeded'; readonly limit: 'memory' | 'cpu' }
  | { readonly end: 'failed'; readonly why: string }

const main = path.join(import.meta.dirname, 'child-main.ts')
const root = path.resolve(import.meta.dirname, '../../../../..')
const SHELL = '/bin/sh'
/** `ulimit -d` limits writable mappings. It does not count what V8 only reserves. */
const byKernel = process.platform === 'linux' && existsSync(SHELL)
/** Memory of an idle child, used where it cannot be measured. */
const IDLE_RESIDENT_BYTES = 96 * 1024 * 1024
const HEAP_SHARE = 0.6

/**
 * Runs an exported function of a file on one input in its own process, under hard limits. On Linux the kernel limits
 * memory and processor time. Elsewhere a thread of the child limits its memory, and only wall-clock time is limited.
 * The child has an empty environment, reads no files except our code and its libraries, and starts no processes.
 */
export async function runInChild(
  { file, name }: { readonly file: string; readonly name: string },
  { sizeBytes, pieces }: ChildInput,
  limits: ChildLimits,
  isKernelLimited: boolean = byKernel,
): Promise<ChildEnd> {
  const beside = isKernelLimited ? await idleBytes() : IDLE_RESIDENT_BYTES
  const memoryBytes = beside + limits.memoryBytes + sizeBytes
  const given = { file: pathToFileURL(file).href, name, sizeBytes }
  const child = isKernelLimited
    ? start(nodeArguments(limits, { ...given, watchedBytes: undefined }), {
        memoryBytes,
        cpuSeconds: limits.cpuSeconds,
      })
    : start(nodeArguments(limits, { ...given, watchedBytes: memoryBytes }))
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, limits.wallMs)
  try {
    const ended = endOf(child)
    const [written] = await Promise.all([answerOf(child, limits.answerBytes), feed(child, pieces)])
    const { code, signal } = await ended
    const answer = code === 0 ? readAnswer(written) : undefined
    if (answer !== undefined) return { end: 'answered', ...answer }
    if (isLate) return { end: 'failed', why: 'late' }
    return verdictOn(code, signal)
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

function nodeArguments(limits: ChildLimits, given: Parameters<typeof writeArguments>[0]): string[] {
  const heapMegabytes = Math.floor((limits.memoryBytes * HEAP_SHARE) / 1024 / 1024)
  return [
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    '--v8-pool-size=0',
    '--no-warnings',
    '--permission',
    ...['apps', 'packages', 'node_modules', 'package.json', '/proc/self/status'].map(
      (part) => `--allow-fs-read=${path.resolve(root, part)}`,
    ),
    ...(limits.isNative === true ? ['--allow-addons'] : []),
    ...(given.watchedBytes === undefined ? [] : ['--allow-worker']),
    main,
    ...writeArguments(given),
  ]
}

function start(
  command: readonly string[],
  kernel?: { readonly memoryBytes: number; readonly cpuSeconds: number },
): ChildProcess {
  const [program = '', ...rest] = command
  const options = {
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    env: { UV_THREADPOOL_SIZE: '1' },
    cwd: root,
  } as const
  if (kernel === undefined) return spawn(program, rest, { ...options, stdio: [...options.stdio] })
  const kilobytes = Math.ceil(kernel.memoryBytes / 1024)
  const script = `ulimit -c 0; ulimit -d ${kilobytes}; ulimit -Ht ${kernel.cpuSeconds + 1}; ulimit -St ${kernel.cpuSeconds}; exec "$@"`
  return spawn(SHELL, ['-c', script, 'sh', ...command], { ...options, stdio: [...options.stdio] })
}

let idle: Promise<number> | undefined

/**
 * Measures once the writable memory of an idle child as the kernel counts it. V8 maps half a gigabyte for code that it
 * does not use; the amount depends on its version.
 */
function idleBytes(): Promise<number> {
  idle ??= measureIdle().catch((error: unknown) => {
    idle = undefined
    throw error
  })
  return idle
}

async function measureIdle(): Promise<number> {
  const limits = { memoryBytes: 256 * 1024 * 1024, cpuSeconds: 10, wallMs: 60_000, answerBytes: 1024 }
  const file = pathToFileURL(path.join(import.meta.dirname, 'idle-child.ts')).href
  const child = start(nodeArguments(limits, { file, name: 'idle', sizeBytes: 0, watchedBytes: undefined }))
  const ended = endOf(child)
  const [written] = await Promise.all([answerOf(child, limits.answerBytes), feed(child, nothing())])
  await ended
  const answer = readAnswer(written)
  if (typeof answer?.facts !== 'number') throw new Error('no child process starts')
  return answer.facts
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

const endOf = (child: ChildProcess) =>
  new Promise<{ readonly code: number | null; readonly signal: string | null }>((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: error.message }))
    child.once('close', (code, signal) => resolve({ code, signal }))
  })

/** Sends the input at the child's pace. Stops when the child has ended. */
async function feed(child: ChildProcess, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const { stdin } = child
  if (stdin === null) return
  // A write error means that the child has ended; its exit code reports the cause.
  stdin.on('error', () => stdin.destroy())
  let readError: unknown
  // Only errors of the source count: when the child ends early, the pipeline throws into this generator too.
  const read = async function* () {
    const source = pieces[Symbol.asyncIterator]()
    const next = () =>
      source.next().catch((error: unknown) => {
        readError = error
        throw error
      })
    try {
      for (let piece = await next(); piece.done !== true; piece = await next()) yield piece.value
    } finally {
      await source.return?.()
    }
  }
  await pipeline(Readable.from(read(), { objectMode: true, highWaterMark: 1 }), stdin).catch(() => undefined)
  if (readError !== undefined) throw readError
}

async function answerOf(child: ChildProcess, maxBytes: number): Promise<Buffer> {
  const from = child.stdio[RESULT_FD]
  const parts: Buffer[] = []
  let length = 0
  const keep = new Writable({
    write: (part: Buffer, _encoding, done) => {
      length += part.length
      if (length <= maxBytes) parts.push(part)
      else child.kill('SIGKILL')
      done()
    },
  })
  if (from instanceof Readable) await pipeline(from, keep).catch(() => undefined)
  return length <= maxBytes ? Buffer.concat(parts) : Buffer.alloc(0)
}

/** Signals with which a runtime ends when it runs out of memory. */
const memorySignals: readonly string[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS']

function verdictOn(code: number | null, signal: string | null): ChildEnd {
  if (signal === 'SIGXCPU') return { end: 'exceeded', limit: 'cpu' }
  if (signal !== null && memorySignals.includes(signal)) return { end: 'exceeded', limit: 'memory' }
  return { end: 'failed', why: signal ?? `exit ${code}` }
}
