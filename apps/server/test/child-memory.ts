import { readFileSync } from 'node:fs'

const EVERY_MS = 20

/** Watches the child processes of a process; Linux only, where the kernel tells the most memory each has held. */
export interface ChildMemory {
  /** The most that one child held so far, in bytes. */
  peakBytes(): number
  stop(): void
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // A process that has ended meanwhile has no files any more.
    return ''
  }
}

/** Begins to watch. */
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
