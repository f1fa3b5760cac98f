import { isMainThread, Worker, workerData } from 'node:worker_threads'

const EVERY_MS = 25

/**
 * Ends the process when its resident memory exceeds `limitBytes`. Runs on a thread, because the main thread is busy
 * computing.
 */
export function watchMemory(limitBytes: number): void {
  const thread = new Worker(new URL(import.meta.url), { workerData: { limitBytes }, stdin: false })
  thread.unref()
}

if (!isMainThread) {
  const { limitBytes } = workerData as { readonly limitBytes: number }
  setInterval(() => {
    // A thread cannot exit its process; a signal can.
    if (process.memoryUsage.rss() > limitBytes) process.kill(process.pid, 'SIGABRT')
  }, EVERY_MS)
}
