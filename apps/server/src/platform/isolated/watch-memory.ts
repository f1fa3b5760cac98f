import { isMainThread, Worker, workerData } from 'node:worker_threads'

const EVERY_MS = 25
/** The exit code of a child that reached its limit of memory. */
export const OUT_OF_MEMORY = 77

/** Ends the process once its resident memory passes `limitBytes`; on a thread of its own, since the main one computes. */
export function watchMemory(limitBytes: number): void {
  const thread = new Worker(new URL(import.meta.url), { workerData: { limitBytes }, stdin: false })
  thread.unref()
}

if (!isMainThread) {
  const { limitBytes } = workerData as { readonly limitBytes: number }
  setInterval(() => {
    // A thread cannot end its process by itself; a signal does.
    if (process.memoryUsage.rss() > limitBytes) process.kill(process.pid, 'SIGABRT')
  }, EVERY_MS)
}
