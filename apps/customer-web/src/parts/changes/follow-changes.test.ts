// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followChanges } from './follow-changes.ts'

/** The browser's EventSource, which jsdom lacks: a test makes its events. */
class Source extends EventTarget {
  static readonly opened: Source[] = []
  readonly url: string
  isClosed = false
  constructor(url: string) {
    super()
    this.url = url
    Source.opened.push(this)
  }
  close() {
    this.isClosed = true
  }
}

let hidden = false
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Source)
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  hidden = false
  Source.opened.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const last = () => Source.opened.at(-1) ?? new Source('none')
function follow() {
  const lives: boolean[] = []
  const changed = vi.fn()
  const stop = followChanges('/api/x/changes', { changed, live: (isLive) => lives.push(isLive) })
  return { lives, changed, stop }
}

test('an event: the page reads again and does not poll', () => {
  const { lives, changed, stop } = follow()
  expect([last().url, lives.at(-1)]).toEqual(['/api/x/changes', false])
  last().dispatchEvent(new Event('changed'))
  expect([changed.mock.calls.length, lives.at(-1)]).toEqual([1, true])
  stop()
  expect([last().isClosed, lives.at(-1)]).toEqual([true, false])
})

test('a stream that fails: polled meanwhile, and opened again after pauses that double up to a minute', () => {
  const { lives, stop } = follow()
  last().dispatchEvent(new Event('changed'))
  for (const pause of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    const failed = last()
    failed.dispatchEvent(new Event('error'))
    expect([failed.isClosed, lives.at(-1)]).toEqual([true, false])
    vi.advanceTimersByTime(pause - 1)
    expect(last()).toBe(failed)
    vi.advanceTimersByTime(1)
    expect(last()).not.toBe(failed)
  }
  last().dispatchEvent(new Event('changed'))
  last().dispatchEvent(new Event('error'))
  const before = last()
  vi.advanceTimersByTime(1000)
  expect(last()).not.toBe(before)
  stop()
})

test('a hidden page: has no stream until it is visible', () => {
  const { lives, stop } = follow()
  hidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  expect([Source.opened.length, last().isClosed, lives.at(-1)]).toEqual([1, true, false])
  hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect([Source.opened.length, last().isClosed]).toEqual([2, false])
  stop()
})

test('after the end: opens nothing more', () => {
  const { stop } = follow()
  last().dispatchEvent(new Event('error'))
  stop()
  vi.advanceTimersByTime(120_000)
  window.dispatchEvent(new Event('online'))
  expect(Source.opened).toHaveLength(1)
})
