import type { BrowserContext, Page } from '@playwright/test'

/** One heading of a screen that stood there, for however short a time. */
export interface Shown {
  /** The path in the address bar. */
  readonly at: string
  readonly says: string
}

const KEY = 'proof.headings'

/** Lets every page of this context note each heading of a screen that ever stands in it, also one that nobody can see. */
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

/** Every heading that stood in this tab, in order. */
export const headingsOf = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as Shown[], KEY)
