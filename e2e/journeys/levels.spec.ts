import { expect, test, type Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { axeFaults } from '../kit/axe.ts'
import { decide, isoInYears, pdfFile, waitingOf } from '../kit/files.ts'
import {
  acceptProofOfIncome,
  levelApplicationOf,
  proofOfIncomeIn,
  raisedIn,
  samePerson,
  selfieIn,
} from '../kit/levels.ts'
import { customerIn } from '../kit/newcomers.ts'
import { sendDocument } from '../kit/sent-documents.ts'
import { staffPage } from '../kit/people.ts'
import { keepRecipient } from '../kit/seed-transfers.ts'
import { fillPurpose } from '../kit/send.ts'
import { passStepUp } from '../kit/step-up.ts'
import { openShownFiles } from '../kit/shown-files.ts'

test('a person rises to the next level: declares, is returned once, has a document refused, corrects both, and is raised by staff', async ({
  browser,
}) => {
  // Two applications, two documents and two decisions: longer than other journeys on a machine under load.
  test.setTimeout(480_000)
  const context = await browser.newContext({ baseURL: addresses().customer })
  // A name of its own: staff find the application by it, and other journeys apply at the same time.
  const { api } = await customerIn(context, { givenNames: 'Aurelia', surnames: 'Prueba Muñoz' })
  const { id, name } = (await api.get<{ actingAs: { id: string; name: string } }>('/api/session')).actingAs
  await api.send('PUT', '/api/profile', { occupation: 'retired' })
  const page = await context.newPage()

  await page.goto('/send/amount')
  await page.getByRole('link', { name: 'Subir de nivel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tu nivel' })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Elige una opción.').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Entre $1.000.000 y $3.000.000' }).check()
  await page.getByRole('checkbox', { name: 'Ayuda a mi familia' }).check()
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Enviar los documentos' }).click()
  await page.waitForURL(/\/notifications\/client-missing-documents/)

  await sendDocument(context, { kind: 'identity', side: 'front' }, pdfFile('frente.pdf'))
  await sendDocument(context, { kind: 'identity', side: 'back' }, pdfFile('reverso.pdf'))
  await page.goto('/level?next=%2Fsend%2Famount')
  await page.getByRole('button', { name: 'Presentar la solicitud' }).click()
  await expect(page.getByText('Estamos revisando tu solicitud')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Seguir con tu envío' })).toHaveAttribute(
    'href',
    '/send/amount',
  )
  expect(await axeFaults(page)).toEqual([])

  const office = await staffPage(browser, 'oficial')
  await office.goto('/level-applications')
  await office
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await expect(office.getByText('Falta lo marcado en «Antes de aceptar».')).toBeVisible()
  await office.getByLabel('Qué debe corregir').fill('Indica también otro motivo de tus envíos.')
  await office.getByRole('button', { name: 'Devolver la solicitud' }).click()
  await office.close({ runBeforeUnload: true })
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Indica también otro motivo de tus envíos.')).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 120_000 })

  await decide((await waitingOf(id)).get('identity front'), { verdict: 'refused', reason: 'glare' })
  await page.goto('/notifications/client-missing-documents')
  await expect(page.getByText('Un reflejo tapa los datos').first()).toBeVisible()
  await sendDocument(context, { kind: 'identity', side: 'front' }, pdfFile('frente-otra.pdf'))
  const waiting = await waitingOf(id)
  await decide(waiting.get('identity back'), { verdict: 'accepted' })
  const read = { type: 'chilean-id', nationality: 'CL', number: 'A1234567', name, printedEnd: isoInYears(6) }
  await decide(waiting.get('identity front'), { verdict: 'accepted', facts: { identity: read } })
  await page.goto('/level?next=%2Fsend%2Famount')
  await page.getByRole('button', { name: 'Cambiar mis datos' }).click()
  await page.getByRole('checkbox', { name: 'Salud' }).check()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Presentar la solicitud' }).click()
  await expect(page.getByText('Estamos revisando tu solicitud')).toBeVisible()

  const again = await staffPage(browser, 'oficial')
  await again.goto('/level-applications')
  await again
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await openShownFiles(again)
  await again.getByLabel('Por qué').fill('Antecedentes en orden')
  const caseUrl = again.url()
  expect(await axeFaults(again)).toEqual([])
  await again.getByRole('button', { name: 'Subir de nivel' }).click()
  await passStepUp(again, 'oficial@demo.puente.test')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Para subir a nivel Ampliado')).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 120_000 })

  // The newest decision is the approval, the one below it the return.
  await again.goto(caseUrl)
  await again.getByRole('link', { name: 'Con qué se decidió' }).first().click()
  await expect(again.getByRole('heading', { level: 1, name: `Aprobada: nivel de ${name}` })).toBeVisible()
  await expect(again.getByText('Recalculada con las mismas versiones: igual')).toBeVisible()
  await expect(again.getByText('Antecedentes en orden')).toBeVisible()
  expect(await axeFaults(again)).toEqual([])
  for (const each of [context, again.context()]) await each.close()
})

test('a person over the maximum of the standard level: raised to the enhanced level with proof of income, and orders the amount that was kept', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: addresses().customer })
  const customer = await raisedIn(context)
  await keepRecipient(customer.api)
  const page = await context.newPage()
  await page.goto('/profile')
  await expect(page.getByText('Nivel estándar: puedes enviar hasta $4.500.000 por envío')).toBeVisible()

  await page.goto('/send?corridor=us-usd&side=send&amount=5000000')
  await expect(page).toHaveURL(/\/send\/amount$/)
  await page.getByRole('button', { name: 'Continuar con $5.000.000' }).click()
  await expect(
    page.getByText('Puedes enviar hasta $4.500.000. Escribe un monto menor.').first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Subir de nivel' }).click()
  await expect(page.getByText('Para subir a nivel Ampliado')).toBeVisible()
  const levelUrl = page.url()
  await page.getByRole('button', { name: 'Enviar los documentos' }).click()
  await page.waitForURL(/\/notifications\/client-missing-documents/)
  const proof = await proofOfIncomeIn(context)
  await selfieIn(context, customer)
  await page.goto(levelUrl)
  await page.getByRole('button', { name: 'Presentar la solicitud' }).click()
  await expect(page.getByText('Estamos revisando tu solicitud')).toBeVisible()

  const path = await levelApplicationOf(customer.id)
  await samePerson(path)
  const office = await staffPage(browser, 'oficial')
  await office.goto(path)
  await expect(office.getByText('Falta lo marcado en «Antes de aceptar».')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Subir de nivel' })).toBeHidden()
  await acceptProofOfIncome(proof)
  await office.reload()
  await openShownFiles(office)
  await office.getByLabel('Por qué').fill('Antecedentes en orden')
  await office.getByRole('button', { name: 'Subir de nivel' }).click()
  await passStepUp(office, 'oficial@demo.puente.test')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Tienes el nivel más alto.')).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })

  await page.getByRole('link', { name: 'Seguir con tu envío' }).click()
  await clickWhenRendered(page, 'Continuar con $5.000.000')
  await expect(page).toHaveURL(/\/send\/recipient$/)
  await page
    .getByRole('link', { name: /terminada en/ })
    .first()
    .click()
  await fillPurpose(page)
  await page.getByRole('button', { name: 'Confirmar envío de $5.000.000' }).click()
  await expect(page).toHaveURL(/\/send\/pay\//)
  await page.goto('/profile')
  await expect(page.getByText('Nivel ampliado: puedes enviar hasta $18.000.000 por envío')).toBeVisible()
  for (const each of [context, office.context()]) await each.close()
})

/** Clicks the button in the first frame that shows it, before the pause in typing is over. */
async function clickWhenRendered(page: Page, name: string): Promise<void> {
  await page.waitForFunction((text) => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent.replaceAll('\u00a0', ' ') === text,
    )
    button?.click()
    return button !== undefined
  }, name)
}
