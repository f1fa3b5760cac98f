import { expect, test, type Page } from '@playwright/test'
import { demoPassword, emailOf } from '../kit/demo.ts'
import { codeTo, messagesTo } from '../kit/outside.ts'
import { typeSignIn } from '../kit/people.ts'
import { inUnitedStates, orderTo, payAtBank } from '../kit/send.ts'
import { fillFile, newcomer, register } from '../kit/sign-up.ts'
import { passStepUp } from '../kit/step-up.ts'
import { totpOf } from '../kit/totp.ts'

/** A user without a confirmed identity is led to their application once, and from there to the page they wanted. */
async function ledToFile(page: Page, next: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/notifications/user-pending-info')
  expect(new URL(page.url()).searchParams.get('next')).toBe(next)
  await page.goto(next)
}

test.use({ viewport: { width: 390, height: 844 } })

test('a visitor on a phone: prices a transfer, opens an account, is confirmed and sends it', async ({
  page,
}) => {
  test.slow()
  const person = newcomer()
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  for (const name of ['Iniciar sesión', 'Precios', 'Ayuda'])
    await expect(menu.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Crear cuenta' })).toBeVisible()
  await page.getByLabel('País de destino').selectOption({ label: 'Estados Unidos (USD)' })
  await page.getByLabel('Tú envías').fill('150000')
  await page
    .getByRole('link', { name: 'Enviar $150.000' })
    .or(page.getByRole('button', { name: 'Enviar $150.000' }))
    .click()
  // In a browser without a known account, an order starts with sign-up.
  await expect(page).toHaveURL(/\/signup\?callbackUrl=/)
  await register(page, person)
  await fillFile(page, person)
  await page.getByRole('button', { name: 'Enviar mis datos' }).click()
  await expect(page.getByRole('heading', { name: 'Listo: ya puedes enviar' })).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('link', { name: 'Seguir donde estaba' }).click()

  expect(await orderTo(page, inUnitedStates('Rosa Ejemplo'), person.email)).toBe('$150.000')
  await payAtBank(page, '$150.000')
  await expect(
    page.getByRole('heading', { name: 'Rosa Ejemplo ya tiene el dinero en su cuenta' }),
  ).toBeVisible({ timeout: 60_000 })
})

test('a mistyped address and a mistyped code at sign-up: the address is shown and corrected, the code costs one attempt', async ({
  page,
}) => {
  const person = newcomer()
  const mistyped = person.email.replace('correo', 'coreo')
  await page.goto('/signup')
  await page.getByLabel('Nombres').fill(person.givenNames)
  await page.getByLabel('Apellidos').fill(person.surnames)
  await page.getByLabel('Correo electrónico').fill(mistyped)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /términos/ }).check()
  await page.getByRole('checkbox', { name: /privacidad/ }).check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByText(`Enviamos un código de seis dígitos a ${mistyped}.`)).toBeVisible()

  await page.getByRole('link', { name: 'Corregir el correo' }).click()
  await expect(page.getByLabel('Nombres')).toHaveValue(person.givenNames)
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByText(`Enviamos un código de seis dígitos a ${person.email}.`)).toBeVisible()

  const code = await codeTo(person.email)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await page.getByLabel('Código', { exact: true }).fill(wrong)
  await expect(page.getByText(/Quedan 4 intentos/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar correo' }).click()
  await expect(page.getByText(/Quedan 4 intentos/).first()).toBeVisible()
  await page.getByLabel('Código', { exact: true }).fill(code)
  await expect(page.getByRole('heading', { name: '¿Cuál es tu teléfono?' })).toBeVisible()

  await page.getByLabel('Teléfono móvil').fill('9 1234 56')
  await page.getByRole('button', { name: 'Enviar código por SMS' }).click()
  await expect(page.getByText('escribiste 7. Por ejemplo, 9 1234 5678.').first()).toBeVisible()
})

test('a forgotten password: replaced with the code from the mail, and the old one no longer works', async ({
  page,
}) => {
  const person = newcomer()
  await page.goto('/signup')
  await register(page, person)
  await page.context().clearCookies()
  await page.goto('/login?callbackUrl=%2Fprofile')
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Recupera tu acceso' })).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(person.email)
  const seen = (await messagesTo(person.email)).length
  await page.getByRole('button', { name: 'Enviar código' }).click()
  const next = 'cuatro perros en el patio'
  await page.getByLabel('Código del correo').fill(await codeTo(person.email, seen))
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(next)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  // The form also has a sign-in link, so this waits for the confirmation that the password changed.
  await expect(page.getByRole('heading', { name: 'Tu contraseña cambió' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión', exact: true }).click()
  await typeSignIn(page, person.email, person.password)
  await expect(page.getByText('El correo y la contraseña no coinciden')).toBeVisible()
  await typeSignIn(page, person.email, next)
  await ledToFile(page, '/profile')
  await expect(page.getByRole('heading', { name: 'Tu perfil' })).toBeVisible()
})

test('a code generator: set up after a code by mail, and required at the next sign-in', async ({ page }) => {
  const person = newcomer()
  await page.goto('/signup')
  await register(page, person)
  await page.goto('/security')
  await page.getByRole('button', { name: 'Activar' }).click()
  await passStepUp(page, person.email)
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Código que muestra la aplicación').fill(totpOf(secret))
  await expect(page.getByText('Guarda estos códigos ahora')).toBeVisible()
  const recovery = (await page.locator('code').first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Ya los guardé' }).click()

  await page.context().clearCookies()
  await page.goto('/login?callbackUrl=%2Fsecurity')
  await typeSignIn(page, person.email, person.password)
  await page.getByRole('button', { name: 'No tengo mi teléfono a mano' }).click()
  await page.getByLabel('Código de recuperación').fill(recovery)
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await ledToFile(page, '/security')
  await expect(page.getByText('Te quedan 9 códigos')).toBeVisible()
})

test('a passkey: created on this device, and opens the account without a password', async ({ page }) => {
  const person = newcomer()
  await page.goto('/signup')
  await register(page, person)
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/security')
  await page.getByRole('button', { name: 'Agregar una llave' }).click()
  await passStepUp(page, person.email)
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await page.getByRole('button', { name: /Cambiar nombre/ }).click()
  await page.getByRole('textbox', { name: 'Nombre de la llave' }).fill('Mi teléfono')
  await page.getByRole('button', { name: 'Guardar nombre' }).click()
  await expect(page.getByText('Mi teléfono').first()).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login?callbackUrl=%2Fsecurity')
  const enter = page.getByRole('button', { name: 'Entrar con una llave de acceso' })
  // A browser that offers the passkey by itself needs no click.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (await enter.isVisible()) await enter.click({ timeout: 2000 }).catch(() => undefined)
  // After sign-in they are led to the application, which is incomplete.
  await page.waitForURL((url) => url.pathname === '/notifications/user-pending-info')
})

test('a session that ends while a form is filled in: the form is restored for the same user only', async ({
  page,
}) => {
  const form = '/login?callbackUrl=%2Fsend%3Fcorridor%3Dus-usd%26side%3Dsend%26amount%3D150000'
  const name = page.getByLabel('Nombre completo')
  const typeName = async () => {
    await page.goto('/send/recipient/new')
    await name.fill('Rosa a medias')
    await page.getByLabel('Número de ruta (ABA)').fill('021000021')
  }
  await page.goto(form)
  await typeSignIn(page, emailOf('persona'), demoPassword)
  await page.waitForURL(/\/send\//)
  await typeName()
  const { fields, choices = {} } = inUnitedStates('')
  await page.getByLabel('¿Qué relación tiene contigo?').selectOption('family')
  for (const [label, value] of Object.entries(choices))
    await page.getByLabel(label, { exact: true }).selectOption(value)
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
  await page.context().clearCookies()
  // A background request of the form may detect the end of the session before the click does.
  await page
    .getByRole('button', { name: 'Guardar y continuar' })
    .click({ timeout: 10_000 })
    .catch(() => undefined)
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fsend%2Frecipient%2Fnew/)
  await typeSignIn(page, emailOf('persona'), demoPassword)
  await expect(name).toHaveValue('Rosa a medias')

  await page.context().clearCookies()
  // A background request may detect the end of the session first; its redirect replaces the reload.
  await page.reload().catch(() => undefined)
  await expect(page).toHaveURL(/\/login/)
  await typeSignIn(page, emailOf('empresa'), demoPassword)
  await expect(page.getByRole('heading', { level: 1, name: '¿Cuánto quieres enviar?' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Rosa a medias')
})
