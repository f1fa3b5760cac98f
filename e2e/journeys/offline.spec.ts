import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { openFront, type Front } from '../kit/newer-version.ts'
import { signIn } from '../kit/people.ts'

test.use({ serviceWorkers: 'allow' })

/** Resolves once the offline shell is installed and controls this page. */
async function underTheShell(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise<void>((resolve) => {
        active?.addEventListener('statechange', () => {
          if (active.state === 'activated') resolve()
        })
      })
  })
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Offline, as the browser detects it. */
async function cutLine(context: BrowserContext, front: Front, isCut: boolean): Promise<void> {
  front.cut(isCut)
  await context.setOffline(isCut)
}

/** Reloads a page without a connection. Chromium 150 reports a page that a service worker serves as online again. */
async function reloadOffline(page: Page): Promise<void> {
  await page.reload()
  if (!(await page.evaluate(() => navigator.onLine))) return
  await page.context().setOffline(false)
  await page.context().setOffline(true)
}

test('the installed app without a connection: starts, reports it, and continues when the connection returns', async ({
  page,
  context,
}) => {
  await using front = await openFront()
  await page.goto(`${front.url}/login?callbackUrl=%2Ftransfers`)
  // The cached shell is that of a visitor, because it was installed before sign-in.
  await underTheShell(page)
  await signIn(page, 'persona')
  const answer = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(answer).toBeVisible()

  await cutLine(context, front, true)
  await expect(page.getByText(/^Sin conexión\. Ves los datos de las \d\d:\d\d;/)).toBeVisible()
  await expect(answer).toBeVisible()

  await reloadOffline(page)
  const noLine = page.getByRole('heading', { name: 'No hay conexión a internet.' })
  await expect(noLine).toBeVisible()
  await expect(page).toHaveURL(/\/transfers$/)
  await expect(page.getByText(/^Sin conexión\. Puedes leer/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
  // The navigation is shown, and each screen explains why it is empty, with or without its code.
  await page.getByRole('link', { name: 'Destinatarios' }).click()
  await expect(page).toHaveURL(/\/recipients$/)
  await expect(noLine).toBeVisible()

  await cutLine(context, front, false)
  await expect(page.getByRole('heading', { level: 1, name: 'Tus destinatarios' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText(/^Sin conexión/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Cuenta de / })).toBeVisible()
})

test('the connection is lost while a form is filled in: the typed values stay, also after another screen', async ({
  page,
  context,
}) => {
  await using front = await openFront()
  await page.goto(`${front.url}/login?callbackUrl=%2Fsupport%2Fnew`)
  await signIn(page, 'persona')
  const text = page.getByLabel('Tu mensaje')
  await text.fill('¿Por qué no llega mi envío?')
  await cutLine(context, front, true)
  await expect(page.getByText(/^Sin conexión/)).toBeVisible()
  await expect(text).toHaveValue('¿Por qué no llega mi envío?')
  // The code of this screen was never loaded.
  await page.getByRole('link', { name: 'Destinatarios' }).click()
  await expect(page.getByRole('heading', { name: 'No hay conexión a internet.' })).toBeVisible()
  await cutLine(context, front, false)
  await expect(page.getByRole('heading', { level: 1, name: 'Tus destinatarios' })).toBeVisible({
    timeout: 60_000,
  })
  await page.goBack()
  await expect(text).toHaveValue('¿Por qué no llega mi envío?')
})

test('API responses: never cached; the server’s own statuses: passed through', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'persona')
  await underTheShell(page)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const caches_ = await Promise.all(names.map((name) => caches.open(name)))
    const requests = await Promise.all(caches_.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/')
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
  expect((await page.goto('/no-existe'))?.status()).toBe(404)
  expect((await page.goto('/404'))?.status()).toBe(200)
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
})

test('a newer version: offered, deferred while a form is open, and loaded on request', async ({ page }) => {
  await using front = await openFront()
  await page.goto(`${front.url}/login`)
  await underTheShell(page)
  await page.getByLabel('Correo electrónico').fill('a-medias@correo.cl')
  front.publishNewerVersion()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const banner = page.getByText('Hay una versión nueva.')
  await expect(banner).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('a-medias@correo.cl')
  const script = () =>
    page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src)
  expect(await script()).not.toContain('-newer.js')

  await page.getByRole('button', { name: 'Actualizar' }).click()
  await page.waitForFunction(() => document.querySelector('script[src*="-newer.js"]') !== null)
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('')
  await expect(banner).toHaveCount(0)
})

test('the app: installable, with a complete manifest and its pictures', async ({ page }) => {
  await page.goto('/')
  const client = await page.context().newCDPSession(page)
  const { errors, url } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.json')
  const manifest = (await (await page.request.get('/manifest.json')).json()) as {
    id: string
    lang: string
    start_url: string
    icons: { src: string; purpose: string; sizes: string }[]
    shortcuts: { name: string; url: string }[]
  }
  expect(manifest).toMatchObject({
    id: '/',
    lang: 'es-CL',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  expect(manifest.shortcuts.map(({ name, url: leads }) => `${name} ${leads}`)).toEqual([
    'Enviar dinero /send',
    'Mis envíos /transfers',
  ])
  for (const purpose of ['any', 'maskable'])
    expect(manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '512x512',
    ])
  for (const { src } of [...manifest.icons, { src: '/favicon.ico' }]) {
    const picture = await page.request.get(src)
    expect(picture.status(), src).toBe(200)
    expect(picture.headers()['content-type']).toMatch(/^image\//)
  }
})

test('the back office: has no offline shell', async ({ page }) => {
  await page.goto(`${addresses().backoffice}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect((await page.request.get(`${addresses().backoffice}/sw.js`)).status()).toBe(404)
})
