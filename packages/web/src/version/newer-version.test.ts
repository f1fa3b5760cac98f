// @vitest-environment jsdom
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { newerVersion, watchForNewerVersion } from './newer-version.ts'

const page = (script: string) =>
  `<!doctype html><html><head><script type="module" crossorigin src="${script}"></script></head></html>`
const answer = (text: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(text, { status }))
const missing = (message: string) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError(message) }))

// The head also has the styles of other test files, which share the document.
const script = document.createElement('script')
script.type = 'module'
script.src = '/assets/index-one.js'
document.head.append(script)
afterAll(() => script.remove())
watchForNewerVersion(window)
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('code that cannot be loaded: a newer build is offered once the server has one, and the page stays', async () => {
  const changes: boolean[] = []
  const leave = newerVersion.subscribe(() => changes.push(newerVersion.isOffered()))
  for (const [text, status] of [
    [page('/assets/index-one.js'), 200],
    [page('/assets/index-two.js'), 503],
    ['no page', 200],
  ] as const) {
    answer(text, status)
    missing('Failed to fetch dynamically imported module: /assets/a.js')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect([newerVersion.isOffered(), changes]).toEqual([false, []])
  // The router would otherwise reload the page.
  expect(
    sessionStorage.getItem(
      'tanstack_router_reload:Failed to fetch dynamically imported module: /assets/a.js',
    ),
  ).toBe('1')
  answer(page('/assets/index-two.js'))
  missing('Failed to fetch dynamically imported module: /assets/b.js')
  await expect.poll(() => changes).toEqual([true])
  leave()
})
