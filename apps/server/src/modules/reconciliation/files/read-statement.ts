import { refuse, type Refusal } from '@puente/contract'
import { Arriving } from '../arriving.ts'
import { readOnThread, type ThreadReader } from './read-on-thread.ts'
import { FileProblem, type FileLimits, type StatementFile } from './statement-file.ts'

type FileRefusal = Refusal<'statement-unreadable' | 'statement-too-large'>

/** Reading a smaller file takes less time than starting a thread. */
const AT_ONCE_BYTES = 128 * 1024

function problem(error: unknown): Refusal<'statement-unreadable'> {
  if (!(error instanceof FileProblem)) throw error
  const { fault, place, found } = error
  return refuse('statement-unreadable', { fault, ...place, found })
}

/** Reads a small file on the main thread. A file that grows larger continues on a thread. */
class Reading {
  private held: Uint8Array[] = []
  private heldBytes = 0
  private thread: ThreadReader | undefined
  private readonly limits: FileLimits

  constructor(limits: FileLimits) {
    this.limits = limits
  }

  async take(chunk: Uint8Array): Promise<void> {
    this.held.push(chunk)
    this.heldBytes += chunk.length
    if (this.heldBytes > AT_ONCE_BYTES) await this.handOver()
  }

  async end(): Promise<StatementFile> {
    if (this.thread !== undefined) {
      await this.handOver()
      return this.thread.end()
    }
    const arriving = new Arriving(this.limits)
    for (const chunk of this.held) arriving.take(chunk)
    return arriving.end()
  }

  /** Sends the bytes received so far to the thread in one message. */
  private async handOver(): Promise<void> {
    this.thread ??= readOnThread(this.limits)
    const chunk = Buffer.concat(this.held)
    this.held = []
    this.heldBytes = 0
    await this.thread.take(chunk)
  }

  async close(): Promise<void> {
    await this.thread?.close()
  }
}

/**
 * Reads the statements of a file while it arrives; the file is not stored. Refuses a file larger, deeper or longer than
 * allowed, or unreadable, with the first position that shows it.
 */
export async function readStatements(
  content: AsyncIterable<Uint8Array>,
  limits: FileLimits,
): Promise<StatementFile | FileRefusal> {
  const reading = new Reading(limits)
  try {
    return (await takeAll(content, reading, limits)) ?? (await reading.end())
  } catch (error) {
    return problem(error)
  } finally {
    await reading.close()
  }
}

async function takeAll(
  content: AsyncIterable<Uint8Array>,
  reading: Reading,
  { maxBytes }: FileLimits,
): Promise<FileRefusal | undefined> {
  let bytes = 0
  let refused: FileRefusal | undefined
  for await (const chunk of content) {
    bytes += chunk.length
    // The rest is read so that the sender receives the refusal, up to twice the maximum.
    if (bytes > maxBytes * 2) break
    if (refused !== undefined) continue
    if (bytes > maxBytes) {
      refused = refuse('statement-too-large', { maximumBytes: maxBytes })
      continue
    }
    try {
      await reading.take(chunk)
    } catch (error) {
      refused = problem(error)
    }
  }
  return refused
}
