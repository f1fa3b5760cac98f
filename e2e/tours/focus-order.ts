import type { Page } from '@playwright/test'

const WALKS = 3

/**
 * Moves through the page with Tab from its top and returns the faults: a control out of order or not reached,
 * or without a visible focus. Empty when there are none. A page whose controls changed meanwhile, because content arrived
 * late, is walked again.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  for (let walk = 1; ; walk += 1) {
    await pressTab(page, await page.evaluate(watchFocus))
    const { faults, isChanged } = await page.evaluate(() =>
      (window as unknown as { focusWatch: FocusWatch }).focusWatch.outcome(),
    )
    if (faults.length === 0 || !isChanged || walk === WALKS) return faults
  }
}

/** Presses Tab this many times. The browser processes the presses in order, and only the last one is awaited. */
async function pressTab(page: Page, times: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  const presses = Array.from({ length: times }, () => [
    browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ])
  await Promise.all(presses.flat())
  await browser.detach()
}

interface FocusWatch {
  /** The faults, and whether the page has other controls than at the beginning. */
  outcome(): { readonly faults: string[]; readonly isChanged: boolean }
}

/** Runs in the browser: records every control and its style, and from then on the controls that receive the focus. */
function watchFocus(): number {
  // A field with autofocus would look focused before the test reaches it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const candidates =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], [tabindex]'
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.getAttribute('name') || element.id}”`
  const dialog = document.querySelector('[role="dialog"]')
  const groups = new Set<string>()
  const isStop = (element: HTMLElement) => {
    if (
      element.tabIndex < 0 ||
      element.matches(':disabled') ||
      element.closest('[inert], [aria-hidden="true"]')
    )
      return false
    if (!element.checkVisibility({ checkVisibilityCSS: true })) return false
    if (element.matches('summary') && element.parentElement?.tagName !== 'DETAILS') return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    const group = document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${element.name}"]`)
    if ([...group].some(({ checked }) => checked)) return element.checked
    // In a radio group without a choice, Tab reaches the first radio.
    const isFirst = !groups.has(element.name)
    groups.add(element.name)
    return isFirst
  }
  // A scrollable area without controls is focusable, so that it can be scrolled by keyboard.
  const scrolls = (element: HTMLElement) =>
    /auto|scroll/.test(getComputedStyle(element).overflow) &&
    (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight) &&
    element.checkVisibility() &&
    element !== document.documentElement &&
    element !== document.body
  const stopsNow = () => {
    groups.clear()
    return [...(dialog ?? document).querySelectorAll<HTMLElement>(candidates)].filter(isStop)
  }
  const stops = stopsNow()
  const scrollers = [...document.querySelectorAll<HTMLElement>('body *')].filter(scrolls)
  const look = (element: Element) => {
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    return around
      .flatMap((part) => (part ? [part, ...part.children] : []))
      .map((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, borderWidth } =
          getComputedStyle(part)
        return [
          outlineStyle === 'none' ? '' : outlineWidth + outlineColor,
          boxShadow,
          borderColor,
          borderWidth,
        ].join(' ')
      })
      .join('|')
  }
  const before = new Map(stops.map((element) => [element, look(element)]))
  const came: HTMLElement[] = []
  const unseen: string[] = []
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    came.push(target)
    // The skip link becomes visible when it is focused; journeys/gallery.spec.ts tests it.
    const isSkipLink = target.matches('a[href^="#"]')
    if (!isSkipLink && before.get(target) === look(target))
      unseen.push(`nobody sees the focus on ${nameOf(target)}`)
  })
  const top = document.createElement('span')
  top.tabIndex = -1
  document.body.prepend(top)
  top.focus()
  top.remove()
  came.length = 0
  const faults = () => {
    const reached = came.filter((element) => !scrollers.includes(element) || before.has(element))
    const wrong = stops.findIndex((element, place) => reached[place] !== element)
    if (wrong < 0) return unseen
    const instead = reached[wrong]
    return [
      ...unseen,
      `Tab ${wrong + 1} of ${stops.length} comes to ${instead === undefined ? 'nothing' : nameOf(instead)} instead of ${nameOf(stops[wrong] ?? document.body)}`,
    ]
  }
  const isChanged = () => {
    const now = stopsNow()
    return now.length !== stops.length || now.some((element, place) => element !== stops[place])
  }
  Object.assign(window, { focusWatch: { outcome: () => ({ faults: faults(), isChanged: isChanged() }) } })
  // Each part of a date or time is a separate stop inside one control.
  const inDates = stops.filter((stop) =>
    stop.matches('input[type="date"], input[type="datetime-local"], input[type="time"]'),
  )
  return stops.length + scrollers.length + 6 * inDates.length
}
