import { readFileSync } from 'node:fs'

const EVERY_MS = 20

/** Records the peak memory of a process's children. Linux only. */
export interface ChildMemory {
  /** Peak memory of any child so far, in bytes. */
  peakBytes(): number
  stop(): void
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended and has no entries in /proc.
    return ''
  }
}

/** Starts recording. */
export function watchChildren(pid: number): ChildMemory {
  let peak = 0
  const timer = setInterval(() => {
    for (const child of read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)) {
      const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(read(`/proc/${child}/status`)) ?? []
      peak = Math.max(peak, Number(kilobytes) * 1024)
    }
  }, EVERY_MS)
  return { peakBytes: () => peak, stop: () => clearInterval(timer) }
}
