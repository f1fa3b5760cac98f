/** So many files are in memory as a whole at one time, in one process. */
const AT_ONCE = 2

let free = AT_ONCE
const waiting: (() => void)[] = []

/** Runs what needs a whole file in memory when its turn has come. */
export async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
  else free -= 1
  try {
    return await run()
  } finally {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
}
