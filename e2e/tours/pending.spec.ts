import { pendingItemKinds, pendingKinds, pendingPaths } from '@puente/contract'
import { expect, test } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { enterAs } from '../kit/people.ts'
import { watchRequests } from '../kit/quiet.ts'
import { watchShifts } from '../kit/shifts.ts'
import { lookAt } from './check-screen.ts'

// Faults are described in text; a trace would cost as much time as the checks.
test.use({ trace: 'off' })

/** Each page with the kinds that are settled there, because its content depends on the kind. */
const halves = [0, 1].map((half) => pendingPaths.filter((_, at) => at % 2 === half))

for (const [half, paths] of halves.entries()) {
  test(`the screens of pending items, at every size, ${half + 1} of 2: no faults`, async ({ browser }) => {
    test.setTimeout(300_000)
    const faults: string[] = []
    for (const path of paths) {
      const [kind = ''] = pendingKinds.filter((name) => pendingItemKinds[name].path === path)
      const context = await browser.newContext({ baseURL: addresses().customer })
      await enterAs(context, `${kind}.tour`, 'customer')
      const page = await context.newPage()
      await watchShifts(context)
      const looker = { page, quiet: watchRequests(page) }
      faults.push(...(await lookAt(looker, path, `${kind}/owing`, 'customers')))
      expect(await page.getByText('Aquí no hay nada pendiente').count(), path).toBe(0)
      await context.close()
    }
    expect(faults).toEqual([])
  })
}
