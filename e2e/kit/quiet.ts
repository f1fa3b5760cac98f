import type { Page, Request } from '@playwright/test'

const PATIENCE_MS = 60_000

/**
 * Counts the requests of a page from now on. The returned function waits until all are answered and rendered. A stream of
 * events ends with its page only, and is not counted.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  const answered = (request: Request) => open.delete(request)
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') open.add(request)
  })
  page.on('requestfinished', answered)
  page.on('requestfailed', answered)
  return async () => {
    const until = Date.now() + PATIENCE_MS
    do {
      while (open.size > 0) {
        const [first] = open
        if (Date.now() > until) throw new Error(`${first?.url()} is not answered`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      // What is rendered in the next frame is observed in the one after it, and may send further requests.
      await page.evaluate(async () => {
        await document.fonts.ready
        for (let frame = 0; frame < 3; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve))
      })
    } while (open.size > 0)
  }
}
