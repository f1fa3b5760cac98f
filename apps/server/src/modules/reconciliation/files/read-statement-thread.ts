import { parentPort, workerData } from 'node:worker_threads'
import { Arriving } from '../arriving.ts'
import {
  FileProblem,
  type FileLimits,
  type FileLine,
  type FileStatement,
  type StatementFile,
} from './statement-file.ts'

/** Requests to the thread, handled one at a time. */
export type Asked =
  | { readonly ask: 'take'; readonly chunk: Uint8Array }
  | { readonly ask: 'end' }
  | { readonly ask: 'lines'; readonly statement: number; readonly from: number }

/** A statement without its lines, with their number. */
export type StatementHead = Omit<FileStatement, 'lines'> & { readonly lineCount: number }

/** The thread's response: the requested data, or the position that cannot be read. */
export interface Answered {
  readonly problem?: Pick<FileProblem, 'fault' | 'place' | 'found'>
  readonly file?: Omit<StatementFile, 'statements'> & { readonly statements: readonly StatementHead[] }
  readonly lines?: readonly FileLine[]
}

/** Lines copied between threads in one message, to keep the main thread's event loop responsive. */
const LINES_AT_ONCE = 500

const arriving = new Arriving(workerData as FileLimits)
let read: StatementFile | undefined

function answer(asked: Asked): Answered {
  if (asked.ask === 'take') {
    arriving.take(asked.chunk)
    return {}
  }
  if (asked.ask === 'end') {
    read = arriving.end()
    const statements = read.statements.map(({ lines, ...head }) => ({ ...head, lineCount: lines.length }))
    return { file: { ...read, statements } }
  }
  const lines = read?.statements[asked.statement]?.lines ?? []
  return { lines: lines.slice(asked.from, asked.from + LINES_AT_ONCE) }
}

parentPort?.on('message', (asked: Asked) => {
  try {
    parentPort?.postMessage(answer(asked))
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    const { fault, place, found } = error
    parentPort?.postMessage({ problem: { fault, place, found } } satisfies Answered)
  }
})
