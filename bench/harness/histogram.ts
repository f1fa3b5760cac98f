/** Buckets per doubling: a quantile is never below the exact value, and at most 1.1 % above it. */
const PER_DOUBLING = 64
/** 0.1 µs: the smallest recorded value. */
const LEAST_MS = 0.0001

/** The largest ratio between a reported quantile and the exact value. */
export const HISTOGRAM_ERROR = 2 ** (1 / PER_DOUBLING)

/** Latencies in logarithmic buckets: constant memory, and quantiles within 1.1 %. */
export class Histogram {
  readonly #buckets: number[] = []
  #count = 0
  #largestMs = 0

  get count(): number {
    return this.#count
  }

  record(milliseconds: number): void {
    const bucket = Math.max(0, Math.ceil(Math.log2(milliseconds / LEAST_MS) * PER_DOUBLING))
    this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1
    this.#count += 1
    this.#largestMs = Math.max(this.#largestMs, milliseconds)
  }

  add(other: Histogram): void {
    other.#buckets.forEach((count, bucket) => {
      this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + count
    })
    this.#count += other.#count
    this.#largestMs = Math.max(this.#largestMs, other.#largestMs)
  }

  /** The smallest value that at least `share` of all values do not exceed (nearest rank), in ms; 0 without values. */
  quantile(share: number): number {
    const rank = Math.max(1, Math.ceil(share * this.#count))
    let seen = 0
    for (let bucket = 0; bucket < this.#buckets.length; bucket++) {
      seen += this.#buckets[bucket] ?? 0
      if (seen >= rank) return Math.min(this.#largestMs, LEAST_MS * 2 ** (bucket / PER_DOUBLING))
    }
    return this.#largestMs
  }
}
