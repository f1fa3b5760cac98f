/** Prints lines that begin with the seconds since the start. */
export interface Progress {
  say(line: string): void
  seconds(): string
}

/** Counts from now; `write` receives whole lines. */
export function progressFrom(
  write: (line: string) => void,
  now: () => number = () => performance.now(),
): Progress {
  const began = now()
  const seconds = (): string => ((now() - began) / 1000).toFixed(1)
  return { seconds, say: (line) => write(`[${seconds().padStart(6)} s] ${line}`) }
}
