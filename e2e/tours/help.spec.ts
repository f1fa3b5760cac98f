import { expect, test } from '@playwright/test'
import { axeFaults, axeFaultsResized, darkFaults } from '../kit/axe.ts'
import { customerIn } from '../kit/newcomers.ts'
import { keepRecipient, orderFor } from '../kit/seed-transfers.ts'
import { stands } from './check-screen.ts'

const widths = [1366, 1200, 1024, 390]

test('help open on screens of a customer, at every size and in both schemes: no faults, nothing covered', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  // Colours that change slowly would be compared on their way.
  const { api } = await customerIn(context)
  const { id } = await orderFor(api, (await keepRecipient(api)).id)
  // The home page depends on whether the browser was signed in before.
  await page.goto('/transfers')
  await stands(page)
  const faults: string[] = []
  for (const address of ['/', '/send/amount', `/send/pay/${id}`, `/transfers/${id}`, '/level', '/profile']) {
    await page.setViewportSize({ width: 1366, height: 800 })
    await page.goto(address)
    await stands(page)
    await page.getByRole('button', { name: 'Ayuda', exact: true }).click()
    const help = page.getByRole('dialog', { name: 'Ayuda' })
    await expect(help.getByRole('heading', { name: 'Sobre esta pantalla' })).toBeVisible()
    for (const width of widths) {
      const say = (fault: string) => faults.push(`${address} at ${width} px: ${fault}`)
      await page.setViewportSize({ width, height: 800 })
      for (const fault of await (width === 1366 ? axeFaults : axeFaultsResized)(page)) say(fault)
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      if (scrolls) say('scrolls sideways')
      if (width < 1024) continue
      const [header, panel] = await Promise.all([
        page.getByRole('button', { name: /^Cuenta de / }).boundingBox(),
        help.boundingBox(),
      ])
      if ((header?.x ?? 0) + (header?.width ?? 0) > (panel?.x ?? 0)) say('the panel covers the account')
    }
    for (const fault of await darkFaults(page)) faults.push(`${address} in the dark scheme: ${fault}`)
    await page.setViewportSize({ width: 1366, height: 800 })
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
  }
  expect(faults).toEqual([])
})
