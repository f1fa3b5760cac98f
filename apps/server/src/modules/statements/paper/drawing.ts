import path from 'node:path'
import { onThreads } from '../../../platform/threads.ts'
import type { Drawing } from './draw-thread.ts'

const drawOnThread = onThreads<Drawing, Uint8Array>(path.join(import.meta.dirname, 'draw-thread.ts'), 'draw')

/** A document as a PDF in one piece, drawn off the event loop. */
export async function* pdfOf(drawing: Drawing): AsyncGenerator<Uint8Array> {
  yield await drawOnThread(drawing)
}
