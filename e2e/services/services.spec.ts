import { applicantIn, customerIn } from '../kit/newcomers.ts'
import { expect, test } from '../kit/services-stack.ts'

test.describe.configure({ mode: 'serial' })

test('an address: found by keyboard, fills the fields of the sign-up, and is stored', async ({
  page,
  context,
}) => {
  await applicantIn(context)
  await page.goto('/signup/address')
  const search = page.getByRole('combobox', { name: /^Busca tu dirección/ })
  await search.fill('ficticia 1024')
  await expect(page.getByRole('option', { name: /Avenida Ficticia 1024/ })).toBeVisible()
  await search.press('Enter')
  await expect(page.getByLabel('Calle')).toHaveValue('Avenida Ficticia')
  await expect(page.getByLabel('Número', { exact: true })).toHaveValue('1024')
  await expect(page.getByLabel('Departamento, casa u oficina')).toHaveValue('Depto. 52')
  await expect(page.getByRole('combobox', { name: 'Comuna' })).toHaveValue('Nunoa')
  await expect(page.getByRole('combobox', { name: 'Región' })).toHaveValue(/Metropolitana/)

  // A locality of the map that is not a comuna is left for the user to choose.
  await search.fill('camino muestra')
  await page.getByRole('option', { name: /Camino Muestra 5/ }).click()
  await expect(page.getByLabel('Calle')).toHaveValue('Camino Muestra')
  await expect(page.getByRole('combobox', { name: 'Comuna' })).toHaveValue('Nunoa')
  await search.fill('calle que no existe')
  await expect(page.getByText('No la encontramos: escríbela en los campos de abajo.').first()).toBeVisible()

  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/application') && response.request().method() === 'PUT',
  )
  await page.getByRole('button', { name: 'Continuar' }).click()
  expect((await saved).status()).toBe(200)
})

test('a city abroad: suggested by its state, and any other may be typed', async ({ page, context }) => {
  await customerIn(context)
  await page.goto('/send?corridor=us-usd&side=send&amount=60000')
  const city = page.getByRole('combobox', { name: 'Ciudad' })
  await page.getByLabel('Estado').selectOption('TX')
  await city.fill('muest')
  await page.getByRole('option', { name: 'Muestra Falls' }).click()
  await expect(city).toHaveValue('Muestra Falls')
  await city.fill('Pueblo Sin Catálogo')
  await city.blur()
  await expect(city).toHaveValue('Pueblo Sin Catálogo')
  await expect(city).not.toHaveAttribute('aria-describedby', /fault/)
})

test('the chat: loaded on request, isolated from the app, and kept while it is closed', async ({
  page,
  context,
}) => {
  const { api } = await customerIn(context)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  await page.goto('/recipients')
  const opener = page.getByRole('button', { name: 'Chat', exact: true })
  await expect(opener).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /chat/i.test(url))).toEqual([])

  await opener.click()
  const frame = page.frameLocator('iframe[title="Chat de ayuda"]')
  await expect(frame.getByText('Sala sala-7. Alcanza de la app: nada.')).toBeVisible()
  expect(asked.some((url) => url.endsWith('/chat/widget.js'))).toBe(true)
  expect(refused).toEqual([])
  await frame.getByLabel('Escribe tu mensaje').fill('Hola')
  await page.getByRole('button', { name: 'Cerrar el chat' }).click()
  await expect(frame.getByLabel('Escribe tu mensaje')).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(frame.getByLabel('Escribe tu mensaje')).toHaveValue('Hola')
  await page.getByRole('heading', { name: 'Chat de ayuda' }).press('Escape')
  await expect(opener).toBeFocused()
  expect((await api.get('/api/recipients')).items).toEqual([])
})

test('the private site: the sandbox’s, linked from the account', async ({ page, context }) => {
  await customerIn(context)
  await page.goto('/transfers')
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await expect(page.getByRole('link', { name: 'Ir al sitio privado' })).toHaveAttribute(
    'href',
    'https://privado-pruebas.puente.example/inicio',
  )
})

test('an error in a browser: reported to the project without personal data; nothing else is sent', async ({
  page,
  context,
  reports,
}) => {
  const { email } = await customerIn(context)
  const throwInPage = (message: string) =>
    page.evaluate((said) => {
      setTimeout(() => {
        throw new Error(said)
      }, 0)
    }, message)
  const open = async (path: string) => {
    const fetched = page.waitForResponse((response) =>
      /\/assets\/(reports|esm)[^/]*\.js$/.test(response.url()),
    )
    await page.goto(path)
    await fetched
    await page.waitForLoadState('networkidle')
  }
  const values = () => JSON.stringify(reports.events)

  await open('/404')
  await throwInPage('thrown on /404')
  await open('/no-such-page')
  await throwInPage('thrown where nothing is')
  await open(`/profile?search=${encodeURIComponent(email)}`)
  await expect(page.getByText(email).first()).toBeAttached()
  await throwInPage('Request failed with status code 401')
  await throwInPage(`thrown for ${email}`)
  // The report sent last arrives first: anything that should have been sent before it was omitted.
  await expect.poll(values).toContain('thrown for')

  expect(reports.events).toHaveLength(1)
  expect(reports.events[0]).toMatchObject({
    release: 'services-1',
    environment: 'sandbox',
    transaction: '/profile',
    exception: { values: [{ type: 'Error', value: 'thrown for (redacted)' }] },
  })
  expect(values()).not.toMatch(/thrown on|thrown where|status code 401|breadcrumbs/)
  // No data of the page, the person or the session is sent; no trace, no replay, no session.
  expect(reports.raw.join('')).not.toContain(email)
  expect(reports.raw.join('')).not.toMatch(/puente_session|"type":"(transaction|replay|session)/)
  expect(reports.raw.every((one) => one.startsWith('/api/42/envelope/'))).toBe(true)
})
