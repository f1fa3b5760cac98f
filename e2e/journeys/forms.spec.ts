import { expect, test } from '@playwright/test'
import { signIn } from '../kit/people.ts'
import { inUnitedStates } from '../kit/send.ts'

test('a form keeps what was typed, leads to each fault, and one press after mending it goes on', async ({
  page,
}) => {
  await page.goto('/login?callbackUrl=%2Fsend%3Fcorridor%3Dus-usd%26side%3Dsend%26amount%3D150000')
  await signIn(page, 'persona')
  await page.getByRole('link', { name: 'Agregar destinatario' }).click()
  await page.getByLabel('Nombre completo').fill('María de los Ángeles Fernández-Oyarzún')
  await page.getByLabel('Número de ruta (ABA)').fill('021000022')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()

  await expect(page).toHaveTitle(/^Error: /)
  const summary = page
    .getByRole('alert')
    .or(page.locator('[role="group"]'))
    .filter({ hasText: 'Hay un problema' })
  await expect(summary.first()).toBeVisible()
  await page
    .getByRole('link', { name: 'Revisa el número de ruta: el dígito verificador no coincide.' })
    .click()
  await expect(page.getByLabel('Número de ruta (ABA)')).toBeFocused()
  await expect(page.getByLabel('Número de ruta (ABA)')).toHaveValue('021000022')
  await expect(page.getByLabel('Nombre completo')).toHaveValue('María de los Ángeles Fernández-Oyarzún')

  const { fields, choices = {} } = inUnitedStates('')
  await page.getByLabel('¿Qué relación tiene contigo?').selectOption('family')
  for (const [label, value] of Object.entries(choices))
    await page.getByLabel(label, { exact: true }).selectOption(value)
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page.getByRole('heading', { name: '¿Para qué es el dinero?' })).toBeVisible()
})

test('wrong credentials, a hostile callback and an unknown address get plain answers', async ({ page }) => {
  await page.goto('/login?callbackUrl=%2F%2Fevil.example%2Fsteal')
  await page.getByLabel('Correo electrónico').fill('nadie@demo.puente.test')
  await page.getByLabel('Contraseña', { exact: true }).fill('no es')
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(page.getByText('El correo y la contraseña no coinciden')).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@demo.puente.test')
  await signIn(page, 'empresa')
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/)

  const answer = await page.goto('/no-existe')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: /no existe/ })).toBeVisible()
  const strangers = await page.goto(`/transfers/trf_${'0'.repeat(32)}`)
  expect(strangers?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
