import { expect, test, type Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { axeFaults } from '../kit/axe.ts'
import { findCompleteBrowser, journeyFlags } from '../kit/browser.ts'
import { customerIn } from '../kit/newcomers.ts'
import { messageTo } from '../kit/outside.ts'
import { keepRecipient } from '../kit/seed-transfers.ts'

interface Preferences {
  readonly push: { readonly pretend: { readonly endpoint: string } }
}

/** Marks every notice as read in the panel of the bell, by keyboard. */
async function readAll(page: Page): Promise<void> {
  const bell = page.getByRole('button', { name: /^Avisos: \d+ sin leer$/ })
  await bell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Avisos' })
  await panel.getByRole('button', { name: 'Marcar todo como leído' }).click()
  await expect(page.getByRole('button', { name: 'Avisos: ninguno sin leer' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}

test('a customer: reads notices behind the bell, and switches a channel off', async ({ page, context }) => {
  await customerIn(context)
  // The first guarded page remembers that somebody is signed in here.
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Confirmamos tu identidad/ })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await readAll(page)

  await page.getByRole('link', { name: 'Cómo te avisamos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cómo te avisamos' })).toBeVisible()
  const mails = page.getByRole('checkbox', { name: 'Correo: Alertas de tipo de cambio' })
  await mails.click()
  await expect(mails).not.toBeChecked()
  await expect(page.getByText('Desactivado: Correo, Alertas de tipo de cambio.')).toBeAttached()
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await expect(mails).not.toBeChecked()
})

test('a customer: allows notifications of the browser, and one shows a new notice without being asked', async ({
  playwright,
}) => {
  const executablePath = findCompleteBrowser() ?? ''
  test
    .info()
    .skip(executablePath === '', 'There is no Chromium with notifications, and none can be installed.')
  const browser = await playwright.chromium.launch({ executablePath, args: journeyFlags })
  const origin = addresses().customer
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'allow' })
  await context.grantPermissions(['notifications'], { origin })
  const { api } = await customerIn(context)
  const page = await context.newPage()
  await page.goto('/notifications')
  await expect(page.getByRole('link', { name: /Confirmamos tu identidad/ })).toBeVisible()
  await readAll(page)
  await page.getByRole('link', { name: 'Cómo te avisamos' }).click()
  await page.getByRole('button', { name: 'Activar en este navegador' }).click()
  await expect(page.getByRole('button', { name: 'Desactivar', exact: true })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  // A new notice: the push service decrypts it, and the open page shows it without being asked.
  const { push } = await api.get<Preferences>('/api/notice-preferences')
  await keepRecipient(api)
  const message = await messageTo(push.pretend.endpoint.split('/').at(-1) ?? '', ({ text }) =>
    text.startsWith('Se agregó un destinatario'),
  )
  await expect(page.getByRole('button', { name: 'Avisos: 1 sin leer' })).toBeVisible({ timeout: 70_000 })

  // The browser gets the same payload from its own push service.
  const session = await context.newCDPSession(page)
  const registrations: string[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) =>
    registrations.push(...found.map(({ registrationId }) => registrationId)),
  )
  await session.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: registrations[0] ?? '',
    data: message.html ?? '',
  })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
    })
  await expect
    .poll(shown)
    .toEqual([
      { title: 'Puente', body: 'Se agregó un destinatario a tu cuenta. Si no fuiste tú, entra a revisarlo.' },
    ])
  await browser.close()
})
