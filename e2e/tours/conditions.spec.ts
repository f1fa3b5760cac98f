import { pendingItemKinds, pendingKinds, pendingPaths } from '@puente/contract'
import { expect, test, type Browser } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { enterAs } from '../kit/people.ts'
import { watchRequests } from '../kit/quiet.ts'
import { applyCondition, checkInCondition, moments, type Moment } from './conditions.ts'
import { addressOf, screens, type TourUser } from './screens.ts'
import { readyFor } from './tour-users.ts'

// Faults are described in text; a trace would cost as much time as the checks.
test.use({ trace: 'off' })

/** Most of the time is spent waiting for failing retries, so several screens are checked in parallel. */
const TOGETHER = 4

/** These screens show pending items and need them. */
const OWED = /\/api\/pending-items/

async function owing(browser: Browser, path: string, moment: Moment): Promise<string[]> {
  const [kind = ''] = pendingKinds.filter((name) => pendingItemKinds[name].path === path)
  const context = await browser.newContext({ baseURL: addresses().customer })
  await enterAs(context, `${kind}.tour`, 'customer')
  const refused = await applyCondition(context, moment, OWED)
  const page = await context.newPage()
  const faults = await checkInCondition({ page, quiet: watchRequests(page) }, path, moment, refused)
  // A response that is still being changed when the context closes would fail the test.
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return faults
}

for (const moment of moments) {
  // Few of these screens have lists that could be empty.
  const tag = moment === 'empty' ? ['@slow'] : []
  test(`the screens of pending items, when ${moment}: no faults`, { tag }, async ({ browser }) => {
    test.setTimeout(300_000)
    const faults: string[] = []
    for (let from = 0; from < pendingPaths.length; from += TOGETHER)
      faults.push(
        ...(
          await Promise.all(
            pendingPaths.slice(from, from + TOGETHER).map((path) => owing(browser, path, moment)),
          )
        ).flat(),
      )
    expect(faults).toEqual([])
  })
}

for (const walker of (Object.keys(screens) as TourUser[]).filter((name) => name !== 'sandbox')) {
  test(`every screen of ${walker}, in every condition: no faults`, { tag: '@slow' }, async ({ browser }) => {
    test.setTimeout(600_000)
    const { page, things } = await readyFor(walker, browser)
    const faults: string[] = []
    for (const moment of moments) {
      const refused = await applyCondition(page.context(), moment)
      const looker = { page, quiet: watchRequests(page) }
      for (const screen of screens[walker])
        faults.push(...(await checkInCondition(looker, addressOf(screen, things), moment, refused)))
      await page.context().unrouteAll({ behavior: 'ignoreErrors' })
    }
    await page.context().close()
    expect(faults).toEqual([])
  })
}
