import { parentPort, workerData } from 'node:worker_threads'
import { Arriving } from './arriving.ts'
import {
  FileProblem,
  type FileLimits,
  type FileLine,
  type FileStatement,
  type StatementFile,
} from './statement-file.ts'

/** What a reading thread is asked, one thing at a time. */
export type Asked =
  | { readonly ask: 'take'; readonly chunk: Uint8Array }
  | { readonly ask: 'end' }
  | { readonly ask: 'lines'; readonly statement: number; readonly from: number }

/** A statement without its lines, and how many there are. */
export type StatementHead = Omit<FileStatement, 'lines'> & { readonly lineCount: number }

/** What it answers: the place that cannot be read, or what was asked for. */
export interface Answered {
  readonly problem?: Pick<FileProblem, 'fault' | 'place' | 'found'>
  readonly file?: Omit<StatementFile, 'statements'> & { readonly statements: readonly StatementHead[] }
  readonly lines?: readonly FileLine[]
}

/** So many lines are copied between threads at once: a moment's work for the one that answers requests. */
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
