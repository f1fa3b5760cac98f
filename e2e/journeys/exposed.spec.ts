import { expect, test } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { axeFaults } from '../kit/axe.ts'
import { applicantIn, proveIn } from '../kit/newcomers.ts'
import { staffPage } from '../kit/people.ts'
import { keepRecipient, orderFor } from '../kit/seed-transfers.ts'
import { fillWho, newcomer, provePhone } from '../kit/sign-up.ts'
import { passStepUp } from '../kit/step-up.ts'

test('a politically exposed person: the matching registry does not approve them, and two people of staff do', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: addresses().customer })
  const person = newcomer('Emilia')
  const { givenNames, surnames } = person
  const applicant = await applicantIn(context, { givenNames, surnames })
  const { api } = applicant
  const page = await context.newPage()
  await page.goto('/signup/phone')
  await provePhone(page, person)
  await fillWho(page, person, undefined, 'Sí, yo')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Enviar mis datos' }).click()
  await expect(page.getByRole('heading', { name: 'Una persona está revisando tus datos' })).toBeVisible()
  const status = async () => (await api.get('/api/application')).status
  expect(await status()).toBe('submitted')

  const name = `${givenNames} ${surnames}`
  const analyst = await staffPage(browser, 'analista')
  await analyst.goto('/applications')
  const row = analyst.getByRole('row').filter({ hasText: name }).first()
  await expect(row.getByText('Persona expuesta políticamente')).toBeVisible()
  await row.getByRole('link').first().click()
  await expect(analyst.getByText('Sí, la persona').first()).toBeVisible()
  await expect(analyst.getByText('Coincide', { exact: true })).toBeVisible()
  expect(await axeFaults(analyst)).toEqual([])
  await analyst.getByLabel('Nota').fill('El cargo y el origen de los ingresos están acreditados.')
  await analyst.getByRole('button', { name: 'Proponer aprobar' }).click()
  await expect(analyst.getByText('Falta que otra persona confirme')).toBeVisible()
  await expect(analyst.getByRole('button', { name: /^Confirmar y/ })).toHaveCount(0)
  expect(await status()).toBe('submitted')
  await proveIn(applicant)
  const recipient = await keepRecipient(api)
  await expect(orderFor(api, recipient.id)).rejects.toThrow('person-review')

  const officer = await staffPage(browser, 'oficial')
  await officer.goto(new URL(analyst.url()).pathname)
  const confirm = officer.getByRole('button', { name: `Confirmar y aprobar la cuenta de ${name}` })
  await confirm.click()
  await passStepUp(officer, 'oficial@demo.puente.test')
  await expect(officer.getByText('La solicitud ya se decidió')).toBeVisible()
  expect(await status()).toBe('confirmed')
  // The pending item of the review may be settled after the confirmation.
  await expect(async () => {
    expect((await orderFor(api, recipient.id)).payment.remainingMinor).toBe('50000')
  }).toPass({ timeout: 60_000 })
  for (const one of [context, analyst.context(), officer.context()]) await one.close()
})
