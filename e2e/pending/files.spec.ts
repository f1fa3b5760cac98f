import { expect, test, type Page } from '@playwright/test'
import { sendPeopleDocuments } from '../kit/company-people.ts'
import { arrivedWhereTheyWereGoing, customerWithItem, customerWaiting } from '../kit/pending-customer.ts'
import { acceptCase, openFiles } from '../kit/seen.ts'
import { sessionOf } from '../kit/session.ts'
import { fillWho, newcomer } from '../kit/sign-up.ts'

interface Listed {
  readonly items: readonly { readonly id: string; readonly name: string; readonly verdict: string }[]
}

const note = { note: 'Lo revisé' }
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('person-info: an application continues at its first missing field, is submitted, and the user continues', async ({
  browser,
}) => {
  const { page, open, settled } = await customerWithItem(
    browser,
    'person-info',
    '/notifications/user-pending-info',
  )
  await expect(heading(page, 'Completa tus datos para enviar')).toBeVisible()
  await expect(page.getByText('Quién eres: nombre, RUT y documento')).toBeVisible()
  await page.getByRole('link', { name: 'Seguir donde quedé' }).click()
  await fillWho(page, newcomer())
  await page.getByRole('button', { name: 'Enviar mis datos' }).click()
  await page.getByRole('link', { name: 'Seguir donde estaba' }).click({ timeout: 60_000 })
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  expect(await settled()).toEqual(['opened by system', 'settled by customer'])
  await page.context().close()
})

test('person-review: the user writes to staff while waiting, and continues once staff approve', async ({
  browser,
}) => {
  const [analista, oficial] = [
    await sessionOf('analista', 'backoffice'),
    await sessionOf('oficial', 'backoffice'),
  ]
  const { page, open, settled } = await customerWaiting(
    browser,
    'person-review',
    '/notifications/user-pending-review',
  )
  await expect(heading(page, 'Estamos revisando tus datos')).toBeVisible()
  await page.getByLabel('Tu mensaje').fill('¿Falta algo de mi parte?')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText('¿Falta algo de mi parte?')).toBeVisible()
  const { items } = await analista.get<Listed>('/api/applications')
  const id = items.find(({ name }) => name === 'Renata Demo Revisión')?.id ?? ''
  await acceptCase(analista, `/api/applications/${id}`, 'proposal', { outcome: 'approve', ...note })
  const { proposal } = await oficial.get<{ proposal?: { id: string } }>(`/api/applications/${id}`)
  await openFiles(oficial, `/api/applications/${id}`)
  await oficial.post(`/api/approvals/${proposal?.id}/decision`, { decision: 'confirm' })
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  expect(await settled()).toEqual(['opened by system', 'settled by staff'])
  await page.context().close()
})

test('company-info: an application is completed part by part and submitted', async ({ browser }) => {
  const { page, open, settled } = await customerWithItem(
    browser,
    'company-info',
    '/notifications/company-pending-info',
  )
  await expect(heading(page, 'Completa la ficha de la empresa')).toBeVisible()
  await page.getByRole('link', { name: 'Seguir con: Para qué enviarán' }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('checkbox', { name: 'México' }).check()
  await page.getByLabel('Cuánto esperan enviar al mes').fill('20000000')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(heading(page, '¿Quién representa a la empresa?')).toBeVisible()
  await page.getByLabel('Nombre completo').fill('Rita Prueba')
  await page.getByLabel('Número del documento').fill('9.999.111-1')
  await page.getByRole('button', { name: 'Guardar a esta persona' }).click()
  await expect(page.getByText(/Hay un número cambiado en el RUT/).first()).toBeVisible()
  await page.getByLabel('Número del documento').fill('9.999.111-9')
  await page.getByRole('button', { name: 'Guardar a esta persona' }).click()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await expect(heading(page, '¿Quién es dueño o controla la empresa?')).toBeVisible()
  await page.getByLabel('Nombre completo').fill('Olga Prueba')
  await page.getByLabel('Número del documento').fill('9.999.222-0')
  await page.getByLabel('Participación en %').fill('100')
  await page.getByRole('checkbox', { name: 'Controla la empresa' }).check()
  await page.getByRole('button', { name: 'Guardar a esta persona' }).click()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await sendPeopleDocuments(page, ['Rita Prueba', 'Olga Prueba'])
  await page.getByRole('button', { name: 'Declarar y continuar' }).click()
  await page.getByRole('button', { name: 'Enviar la ficha' }).click()
  await expect(heading(page, 'Estamos revisando la ficha de la empresa')).toBeVisible()
  await page.getByRole('link', { name: 'Continuar a la página que abriste' }).click()
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual(['company-review'])
  expect((await settled()).at(-1)).toBe('settled by customer')
  await page.context().close()
})

test('company-review: a company waits until staff approve its application', async ({ browser }) => {
  const analista = await sessionOf('analista', 'backoffice')
  const { page, open, settled } = await customerWaiting(
    browser,
    'company-review',
    '/notifications/company-pending-review',
  )
  await expect(heading(page, 'Estamos revisando la ficha de la empresa')).toBeVisible()
  const waiting = async () =>
    (await analista.get<Listed>('/api/company-files')).items.find(
      ({ name }) => name === 'En Revisión Demo SpA',
    )
  await expect.poll(async () => (await waiting())?.verdict, { timeout: 60_000 }).toBe('clear')
  await acceptCase(analista, `/api/company-files/${(await waiting())?.id}`, 'approval', note)
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  expect(await settled()).toEqual(['opened by system', 'settled by staff'])
  await page.context().close()
})

test('sender-name: the document’s name, as recipients’ banks receive it, is accepted at once', async ({
  browser,
}) => {
  const { page, open, settled } = await customerWithItem(
    browser,
    'sender-name',
    '/notifications/update-sender-name',
  )
  await expect(heading(page, 'Revisa el nombre con que envías')).toBeVisible()
  await expect(page.getByText('Nicolas Demo Nombre')).toBeVisible()
  await page.getByRole('button', { name: 'Usar este nombre' }).click()
  await expect(page.getByText('Escribe el nombre con que quieres enviar').first()).toBeVisible()
  await page.getByRole('button', { name: 'Usar el nombre de mi documento' }).click()
  await expect(page.getByText('Nicolas Nombre Demo')).toBeVisible()
  await page.getByRole('button', { name: 'Usar este nombre' }).click()
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  expect(await settled()).toEqual(['opened by system', 'settled by customer'])
  await page.context().close()
})

test('eap-confirmation: the customer reads, answers and confirms', async ({ browser }) => {
  const { page, open, settled } = await customerWithItem(
    browser,
    'eap-confirmation',
    '/notifications/eap-confirmation',
  )
  await expect(heading(page, 'Confirmación de prueba')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar y continuar' }).click()
  await expect(page.getByText('Responde esta pregunta').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Sí' }).check()
  await page.getByRole('button', { name: 'Confirmar y continuar' }).click()
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  expect(await settled()).toEqual(['opened by system', 'settled by customer'])
  await page.context().close()
})
