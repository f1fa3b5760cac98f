import os from 'node:os'

/** The machine in one line. */
export function machine(): string {
  const cores = os.cpus()
  const gigabytes = Math.round(os.totalmem() / 2 ** 30)
  return `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}, ${gigabytes} GB, Node ${process.versions.node}`
}

/** How many processes want a core, on average over the last minute: more than the cores means that others work here too. */
export const load = (): string => os.loadavg()[0]?.toFixed(1) ?? 'unknown'
