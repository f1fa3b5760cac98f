import os from 'node:os'

/** A description of the machine in one line. */
export function machine(): string {
  const cores = os.cpus()
  const gigabytes = Math.round(os.totalmem() / 2 ** 30)
  return `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}, ${gigabytes} GB, Node ${process.versions.node}`
}

/** The load average of the last minute. More than the number of cores means that other programs run too. */
export const load = (): string => os.loadavg()[0]?.toFixed(1) ?? 'unknown'
