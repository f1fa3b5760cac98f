import type { Reference } from '../reference/reference.ts'
import type { Stand } from '../stand/stand.ts'
import type { AnyBench, Caller } from './bench.ts'
import { closedLoop, type Window } from './closed-loop.ts'
import type { Measured } from './figure.ts'
import { Histogram } from './histogram.ts'
import { PACE, type Pace } from './pace.ts'

/**
 * Runs one bench: reference, bench, reference, bench, reference, so that other load on the machine affects
 * both alike. Then checks the bench's invariants; a violated one leaves no figure.
 */
export async function measure(
  bench: AnyBench,
  stand: Stand,
  reference: Reference,
  pace: Pace = PACE,
): Promise<Measured> {
  const preparing = performance.now()
  const subject = await bench.prepare(stand)
  const preparedS = secondsSince(preparing)
  let done = 0
  const loop = async (turn: AnyBench['run']): Promise<Window> => {
    const window = await closedLoop((caller: Caller) => turn(subject, caller), {
      callers: bench.callers,
      warmUpMs: pace.warmUpMs,
      measureMs: pace.measureMs,
    })
    await bench.settle?.(subject)
    done += window.done
    return window
  }
  const { baseline } = bench
  const compare = async (): Promise<number> =>
    baseline === undefined ? reference.window(pace.referenceSeconds) : perSecond([await loop(baseline.run)])
  try {
    const compared = [await compare()]
    const windows: Window[] = []
    for (let round = 0; round < pace.rounds; round++) {
      windows.push(await loop((of, caller) => bench.run(of, caller)))
      compared.push(await compare())
    }
    const proving = performance.now()
    const { broken, notes = [], p99MsOf = {} } = await bench.verify(subject, done)
    const times = `prepared in ${preparedS} s, proven in ${secondsSince(proving)} s`
    const latency = new Histogram()
    for (const window of windows) latency.add(window.latency)
    return {
      name: bench.name,
      unit: bench.unit,
      perSecond: perSecond(windows),
      p50Ms: latency.quantile(0.5),
      p99Ms: latency.quantile(0.99),
      reference: compared.reduce((sum, value) => sum + value, 0) / compared.length,
      referenceName: baseline?.name ?? reference.name,
      broken: latency.count === 0 ? [...broken, 'no turn ended inside a window'] : broken,
      notes,
      p99MsOf,
      asides: [`reference windows ${spread(compared)} per second`, times],
    }
  } finally {
    await bench.end(subject)
  }
}

function perSecond(windows: readonly Window[]): number {
  const sum = (of: (window: Window) => number) => windows.reduce((total, window) => total + of(window), 0)
  return sum((window) => window.units) / sum((window) => window.seconds)
}

const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1)

const spread = (values: readonly number[]): string =>
  values.map((value) => Math.round(value).toLocaleString('en')).join(', ')
