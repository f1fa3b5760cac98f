import type { BrowserContext, Page } from '@playwright/test'

/** A heading of a screen that was in the page, for however short a time. */
export interface Shown {
  /** The path in the address bar. */
  readonly at: string
  readonly says: string
}

const KEY = 'proof.headings'

/** Makes every page of this context record each heading that is ever in it, also invisible ones. */
export const watchHeadings = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    let last = ''
    const note = () => {
      const says = document.querySelector('main h1')?.textContent ?? ''
      const shown = `${location.pathname} ${says}`
      if (says === '' || shown === last) return
      last = shown
      const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[]
      sessionStorage.setItem(key, JSON.stringify([...before, { at: location.pathname, says }]))
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
  }, KEY)

/** Every heading that was in this tab, in order. */
export const headingsOf = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as Shown[], KEY)
