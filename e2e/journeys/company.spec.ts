import { expect, test, type Page } from '@playwright/test'
import { acceptPeopleDocuments, sendPeopleDocuments } from '../kit/company-people.ts'
import { messageTo } from '../kit/outside.ts'
import { sessionOf } from '../kit/session.ts'
import { newcomer, openAccount, provePhone, register, rutOf } from '../kit/sign-up.ts'
import { passStepUp } from '../kit/step-up.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const goOn = (page: Page) => page.getByRole('button', { name: 'Guardar y continuar' }).click()

/** From the overview of a company's file to its submission. */
async function fillCompany(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Seguir con: La empresa' }).click()
  await page.getByLabel('Tipo de empresa').selectOption({ label: 'Sociedad por acciones (SpA)' })
  await page
    .getByLabel('Dónde está inscrita')
    .selectOption({ label: 'Registro de Empresas y Sociedades (Empresa en un Día)' })
  await page.getByLabel('Código de verificación (CVE)').fill('CRprueba1234')
  await page.getByLabel('Actividad principal').fill('programacion')
  await page.getByRole('option', { name: /Actividades de programación informática/ }).click()
  await page.getByLabel('Inicio de actividades', { exact: true }).fill('01/04/2019')
  await goOn(page)
  await expect(heading(page, '¿Dónde está la empresa?')).toBeVisible()
  await page.getByLabel('Comuna').fill('nunoa')
  await page.getByRole('option', { name: /Ñuñoa/ }).click()
  await page.getByLabel('Calle').fill('Irarrázaval')
  await page.getByLabel('Número', { exact: true }).fill('1234')
  await goOn(page)
  await expect(heading(page, '¿Para qué enviarán dinero?')).toBeVisible()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('checkbox', { name: 'México' }).check()
  await page.getByLabel('Cuánto esperan enviar al mes').fill('20000000')
  await goOn(page)
  await addPeople(page)
  await page.getByRole('button', { name: 'Enviar la ficha' }).click()
  // Where the file leads then depends on the company's other pending items.
  await expect(page.getByRole('button', { name: 'Enviar la ficha' })).toBeHidden({ timeout: 60_000 })
}

/** The representative, the owner and the declaration of exposed persons. */
async function addPeople(page: Page): Promise<void> {
  await expect(heading(page, '¿Quién representa a la empresa?')).toBeVisible()
  await page.getByLabel('Nombre completo').fill('Rita Prueba')
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
}

/** Opens the page of members. Each new pending item of the company leads to its own screen once before. */
async function openMembers(page: Page, company: string): Promise<void> {
  await expect(async () => {
    await page.goto('/company/members')
    await expect(heading(page, `Personas de ${company}`)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
}

/** The session's customer in the bar has the primary colour of its kind. */
const expectColour = (page: Page, colour: string) =>
  expect(
    page
      .getByRole('button', { name: /^Cuenta de / })
      .locator('svg')
      .first(),
  ).toHaveCSS('color', colour)
const [personColour, companyColour] = ['rgb(7, 79, 113)', 'rgb(104, 105, 106)']

interface Listed {
  readonly items: readonly { readonly id: string; readonly name: string; readonly verdict: string }[]
}

test('a visitor opens a company: fills in its file, invites a second person who accepts, and staff approve it', async ({
  page,
  browser,
}) => {
  test.slow()
  const [founder, guest] = [newcomer(), newcomer()]
  const company = `Nueva ${founder.phone} SpA`
  await page.goto('/signup')
  await page.getByRole('radio', { name: 'Para una empresa' }).check()
  await register(page, founder)
  await provePhone(page, founder)
  await expect(heading(page, '¿Qué empresa es?')).toBeVisible()
  await expectColour(page, personColour)
  await page.getByLabel('RUT de la empresa').fill(founder.rut)
  await page.getByLabel('Razón social').fill(company)
  await page.getByRole('button', { name: 'Crear la cuenta de la empresa' }).click()
  await expect(page.getByText('Ese RUT es de una persona. Escribe el de la empresa.').first()).toBeVisible()
  await page.getByLabel('RUT de la empresa').fill(rutOf(Number(`7${founder.rut.slice(1, 8)}`)))
  await page.getByRole('button', { name: 'Crear la cuenta de la empresa' }).click()
  await expect(heading(page, 'Completa la ficha de la empresa')).toBeVisible()
  await expect(page.getByRole('button', { name: `Cuenta de ${company}` })).toBeVisible()
  await expectColour(page, companyColour)
  await fillCompany(page)

  await openMembers(page, company)
  await page.getByRole('button', { name: 'Invitar a una persona' }).click()
  await page.getByLabel('Correo de la persona').fill(guest.email)
  await page.getByRole('radio', { name: /^Opera/ }).check()
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await passStepUp(page, founder.email)
  await expect(page.getByRole('listitem').filter({ hasText: guest.email })).toContainText('Sin respuesta')

  const { text } = await messageTo(guest.email, ({ subject = '' }) => subject.includes(company))
  const link = /\/invitation\/[A-Za-z0-9_-]{43}/.exec(text)?.[0] ?? ''
  const second = await browser.newContext()
  const theirs = await second.newPage()
  await theirs.goto(link)
  await theirs.getByRole('link', { name: 'Crear mi cuenta' }).click()
  await openAccount(theirs, guest)
  await expect(heading(theirs, `Actuar por ${company}`)).toBeVisible()
  await theirs.getByRole('button', { name: 'Aceptar y entrar a la empresa' }).click()
  await openMembers(theirs, company)
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Tú' })).toContainText('Opera')
  await second.close()

  const analista = await sessionOf('analista', 'backoffice')
  const waiting = async () =>
    (await analista.get<Listed>('/api/company-files')).items.find(({ name }) => name === company)
  await expect.poll(async () => (await waiting())?.verdict, { timeout: 60_000 }).toBe('clear')
  const path = `/api/company-files/${(await waiting())?.id}`
  await acceptPeopleDocuments(path)
  await analista.post(`${path}/approval`, { note: 'Lo revisé' })
  expect((await analista.get<{ status: string }>(path)).status).toBe('approved')
})
