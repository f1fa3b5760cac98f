import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Answered, Asked } from './read-statement-thread.ts'
import {
  FileProblem,
  type FileLimits,
  type FileLine,
  type FileStatement,
  type StatementFile,
} from './statement-file.ts'

/** Heap limit of the thread, in MB. The largest file allowed needs a third of it. */
const HEAP_MEGABYTES = 512

/** Reads one file on its own thread. */
export interface ThreadReader {
  take(chunk: Uint8Array): Promise<void>
  end(): Promise<StatementFile>
  close(): Promise<void>
}

/** Starts reading. Throws FileProblem for a file that cannot be read. The caller closes the reader. */
export function readOnThread(limits: FileLimits): ThreadReader {
  const worker = new Worker(new URL('./read-statement-thread.ts', import.meta.url), {
    workerData: limits,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  })
  const ask = async (asked: Asked): Promise<Answered> => {
    const answered = once(worker, 'message')
    worker.postMessage(asked)
    const [answer] = (await answered) as [Answered]
    if (answer.problem === undefined) return answer
    const { fault, place, found } = answer.problem
    throw new FileProblem(fault, place, found)
  }
  const linesOf = async (statement: number, count: number): Promise<FileLine[]> => {
    const lines: FileLine[] = []
    while (lines.length < count)
      lines.push(...((await ask({ ask: 'lines', statement, from: lines.length })).lines ?? []))
    return lines
  }
  return {
    take: async (chunk) => {
      await ask({ ask: 'take', chunk })
    },
    end: async () => {
      const { file } = await ask({ ask: 'end' })
      if (file === undefined) throw new Error('the thread read no file')
      const statements: FileStatement[] = []
      for (const [place, { lineCount, ...head }] of file.statements.entries())
        statements.push({ ...head, lines: await linesOf(place, lineCount) })
      return { ...file, hash: Buffer.from(file.hash), statements }
    },
    close: async () => {
      await worker.terminate()
    },
  }
}
