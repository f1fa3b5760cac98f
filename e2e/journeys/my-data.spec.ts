import { expect, test } from '@playwright/test'
import { emailOf } from '../kit/demo.ts'
import { downloadMyData } from '../kit/leaving.ts'
import { customerIn } from '../kit/newcomers.ts'
import { staffPage } from '../kit/people.ts'
import { passStepUp } from '../kit/step-up.ts'

test('a person: downloads their data and asks for its erasure, which two people grant with an answer they read', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  await customerIn(context)
  const file = await downloadMyData(page)
  expect(file.groups.profile['customers.customer']).toHaveLength(1)

  await page.getByRole('link', { name: 'Hacer una solicitud' }).click()
  await page.getByRole('radio', { name: /^Supresión/ }).check()
  await page.getByRole('textbox', { name: /Cuéntanos qué pides/ }).fill('Borren mis datos, ya no envío.')
  await page.getByRole('button', { name: 'Enviar la solicitud' }).click()
  await expect(page.getByRole('heading', { name: 'Supresión', level: 1 })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(id).toMatch(/^drq_/)

  const support = await staffPage(browser, 'soporte')
  await support.goto(`/data-requests/${id}`)
  await expect(support.getByText('Borren mis datos, ya no envío.')).toBeVisible()
  await support.getByRole('radio', { name: /^Conceder/ }).check()
  const answer = 'Borramos tu perfil. Tus envíos se guardan hasta 2031, como obliga el Código Tributario.'
  await support.getByRole('textbox', { name: /Respuesta con lo que se conserva/ }).fill(answer)
  await support.getByRole('textbox', { name: /Motivo para quien confirma/ }).fill('Nada lo impide.')
  await support.getByRole('button', { name: 'Proponer la supresión' }).click()
  await expect(support.getByRole('heading', { name: 'Propuesta' })).toBeVisible()

  const officer = await staffPage(browser, 'oficial')
  await officer.goto(`/data-requests/${id}`)
  const grant = /^Confirmar y conceder la supresión/
  await officer.getByRole('button', { name: grant }).click()
  await officer.getByRole('alertdialog').getByRole('button', { name: grant }).click()
  await passStepUp(officer, emailOf('oficial'))
  await expect(officer.getByText('Concedida', { exact: true }).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByText('Concedida', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Mis datos' }).first().click()
  await expect(page.getByRole('link', { name: /Supresión/ })).toBeVisible()
})
