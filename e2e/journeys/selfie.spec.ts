import { expect, test, type Browser } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { axeFaults } from '../kit/axe.ts'
import { levelApplicationOf, standardIn } from '../kit/levels.ts'
import { staffPage } from '../kit/people.ts'
import { photoFile } from '../kit/sent-documents.ts'
import { sessionOf } from '../kit/session.ts'
import { passStepUp } from '../kit/step-up.ts'
import { openFiles } from '../kit/seen.ts'
import { openShownFiles } from '../kit/shown-files.ts'

/** A customer at the standard level on a phone. */
async function onPhone(browser: Browser) {
  const context = await browser.newContext({
    baseURL: addresses().customer,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const customer = await standardIn(context)
  const page = await context.newPage()
  await page.goto('/level')
  await expect(page.getByText('Para subir a nivel Ampliado')).toBeVisible()
  return { context, customer, page }
}

test('a selfie on a phone: consent, photo, another photo, the same person, and the consent withdrawn', async ({
  browser,
}) => {
  const { context, customer, page } = await onPhone(browser)
  await expect(page.getByText('90 días desde que resolvemos')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Aceptar y seguir' }).click()
  await expect(page.getByText('Marca la casilla para aceptar, o elige la otra forma.').first()).toBeVisible()
  await page.getByRole('checkbox', { name: /^Leí para qué es/ }).check()
  await page.getByRole('button', { name: 'Aceptar y seguir' }).click()
  await expect(page.getByText('Pon tu cara dentro del óvalo')).toBeVisible()
  await expect(page.locator('input[type=file][capture=user]')).toHaveCount(1)
  expect(await axeFaults(page)).toEqual([])
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photoFile(context, 'selfie.jpg'))
  await expect(page.getByText('Recibimos tu foto. La compara una persona de nuestro equipo.')).toBeVisible()
  await page.getByRole('button', { name: 'Presentar la solicitud' }).click()
  await expect(page.getByText('Estamos revisando tu solicitud')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const office = await staffPage(browser, 'oficial')
  await office.goto(await levelApplicationOf(customer.id))
  await expect(office.getByText('Falta lo marcado en «Antes de aceptar».')).toBeVisible()
  await office.getByRole('button', { name: 'Ver las dos fotos' }).click()
  await expect(office.getByRole('group', { name: 'Selfie', exact: true }).getByRole('img')).toBeVisible()
  await expect(office.getByRole('group', { name: /^Documento de identidad/ }).getByRole('img')).toBeVisible()
  await office.getByRole('radio', { name: 'No se puede saber' }).check()
  await office.getByRole('combobox', { name: 'Motivo' }).selectOption({ label: 'No se lee' })
  await office.getByLabel(/^Algo más, con tus palabras/).fill('Acércate a una ventana.')
  expect(await axeFaults(office)).toEqual([])
  await office.getByRole('button', { name: 'Registrar la comparación' }).click()
  await expect(office.getByText('Se le pidió otra foto al cliente.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Acércate a una ventana.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photoFile(context, 'otra.jpg'))
  await expect(page.getByText('Recibimos tu foto. La compara una persona de nuestro equipo.')).toBeVisible()

  await office.reload()
  await office.getByRole('button', { name: 'Ver las dos fotos' }).click()
  await office.getByRole('radio', { name: 'La misma persona' }).check()
  await office.getByRole('button', { name: 'Registrar la comparación' }).click()
  await expect(office.getByText('Selfie: La misma persona')).toBeVisible()
  await openShownFiles(office)
  await office.getByLabel('Por qué').fill('Antecedentes en orden')
  await office.getByRole('button', { name: 'Subir de nivel' }).click()
  await passStepUp(office, 'oficial@demo.puente.test')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Tienes el nivel más alto.')).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })

  await page.goto('/my-data')
  await page.getByRole('button', { name: 'Retirar el consentimiento' }).click()
  const sure = page.getByRole('alertdialog', { name: '¿Retiras tu consentimiento?' })
  await expect(sure).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await sure.getByRole('button', { name: 'Retirar el consentimiento' }).click()
  await expect(page.getByText(/^Texto versión 0, el .*Hasta el /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retirar el consentimiento' })).toBeHidden()
  await office.reload()
  await expect(office.getByRole('button', { name: 'Ver las dos fotos' })).toBeHidden()
  for (const each of [context, office.context()]) await each.close()
})

test('a selfie that the customer refuses: staff check otherwise, and a second person confirms', async ({
  browser,
}) => {
  const { context, customer, page } = await onPhone(browser)
  await page.getByRole('button', { name: 'Prefiero otra forma' }).click()
  await expect(page.getByText('Comprobaremos tu identidad de otra forma')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Presentar la solicitud' }).click()
  await expect(page.getByText('Estamos revisando tu solicitud')).toBeVisible()

  const path = await levelApplicationOf(customer.id)
  const office = await staffPage(browser, 'oficial')
  await office.goto(path)
  await office.getByText('Comprobarla de otra forma').click()
  await office.getByRole('radio', { name: 'Videollamada' }).check()
  await office.getByLabel(/^Qué se comprobó/).fill('Mostró su cédula en la videollamada.')
  expect(await axeFaults(office)).toEqual([])
  await office.getByRole('button', { name: 'Registrar la comprobación' }).click()
  await passStepUp(office, 'oficial@demo.puente.test')
  await expect(office.getByText('Sin selfie: Videollamada')).toBeVisible()
  await openShownFiles(office)
  await office.getByLabel('Por qué').fill('Antecedentes en orden')
  await office.getByRole('button', { name: 'Proponer a otra persona' }).click()
  await expect(office.getByText('Falta que otra persona confirme')).toBeVisible()
  const analyst = await sessionOf('analista', 'backoffice')
  const { proposal } = await analyst.get<{ proposal?: { id: string } }>(`/api${path}`)
  await openFiles(analyst, `/api${path}`)
  await analyst.post(`/api/approvals/${proposal?.id}/decision`, { decision: 'confirm' })
  await page.reload()
  await expect(page.getByText('Tienes el nivel más alto.')).toBeVisible()
  for (const each of [context, office.context()]) await each.close()
})
