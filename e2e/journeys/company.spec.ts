import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { acceptDocumentsOf, approveFileOf, invitationTo } from '../kit/companies.ts'
import { fillCompany, openMembers } from '../kit/company-screens.ts'
import { inSantiagoToday } from '../kit/files.ts'
import { apiOf, applicantIn, type Newcomer as Applicant } from '../kit/newcomers.ts'
import { messageTo, transferTo } from '../kit/outside.ts'
import { keepRecipient, stateOf } from '../kit/seed-transfers.ts'
import { toReview } from '../kit/send.ts'
import { newcomer, openAccount, provePhone, register, rutOf, type Newcomer } from '../kit/sign-up.ts'
import { passStepUp } from '../kit/step-up.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

interface KindColours {
  readonly mark: string
  readonly primary: string
}
const personColours: KindColours = { mark: 'rgb(7, 79, 113)', primary: 'rgb(7, 79, 113)' }
const companyColours: KindColours = { mark: 'rgb(104, 105, 106)', primary: 'rgb(56, 92, 110)' }

/** In the bar, the logo has the mark and the session's customer the primary colour of its kind. */
async function expectColours(page: Page, { mark, primary }: KindColours): Promise<void> {
  const logo = page.getByRole('link', { name: /ir al inicio$/ }).locator('svg')
  await expect(logo).toHaveCSS('color', mark)
  const customer = page.getByRole('button', { name: /^Cuenta de / }).locator('svg')
  await expect(customer.first()).toHaveCSS('color', primary)
}

interface Company {
  readonly name: string
  readonly rut: string
}

/** From the public page to the submitted file of a company. */
async function openCompany(page: Page, founder: Newcomer): Promise<Company> {
  const company = { name: `Nueva ${founder.phone} SpA`, rut: rutOf(Number(`7${founder.rut.slice(1, 8)}`)) }
  await page.goto('/signup')
  await page.getByRole('radio', { name: 'Para una empresa' }).check()
  await register(page, founder)
  await provePhone(page, founder)
  await expect(heading(page, '¿Qué empresa es?')).toBeVisible()
  await expectColours(page, personColours)
  await page.getByLabel('RUT de la empresa').fill(founder.rut)
  await page.getByLabel('Razón social').fill(company.name)
  await page.getByRole('button', { name: 'Crear la cuenta de la empresa' }).click()
  await expect(
    page.getByText('Ese RUT es de una persona. Escribe el RUT de la empresa.').first(),
  ).toBeVisible()
  await page.getByLabel('RUT de la empresa').fill(company.rut)
  await page.getByRole('button', { name: 'Crear la cuenta de la empresa' }).click()
  await expect(heading(page, 'Completa la ficha de la empresa')).toBeVisible()
  await expect(page.getByRole('button', { name: `Cuenta de ${company.name}` })).toBeVisible()
  await expectColours(page, companyColours)
  await fillCompany(page)
  return company
}

/** Invites a person from the page of members, which asks for a step-up. */
async function invite(page: Page, founder: Newcomer, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invitar a una persona' }).click()
  await page.getByLabel('Correo de la persona').fill(email)
  await page.getByRole('radio', { name: /^Opera/ }).check()
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await passStepUp(page, founder.email)
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Sin respuesta')
}

/** Answers the open invitation, and reads the members of the company. */
async function accept(page: Page, company: string, role: string): Promise<void> {
  await expect(heading(page, `Usar la cuenta de ${company}`)).toBeVisible()
  await page.getByRole('button', { name: 'Aceptar y entrar a la empresa' }).click()
  await openMembers(page, company)
  await expect(page.getByRole('listitem').filter({ hasText: 'Tú' })).toContainText(role)
}

/** A user with an account of their own, who is invited in this role and accepts. */
async function memberOf(
  browser: Browser,
  { page, company, role }: { page: Page; company: string; role: 'operator' | 'reader' },
  givenNames: string,
): Promise<{ readonly page: Page; readonly applicant: Applicant }> {
  const context = await browser.newContext()
  const applicant = await applicantIn(context, { givenNames, surnames: 'Prueba Muñoz' })
  await apiOf(page.context()).send('POST', '/api/member-invitations', { email: applicant.email, role })
  const theirs = await context.newPage()
  await theirs.goto(await invitationTo(applicant.email, company))
  await accept(theirs, company, role === 'reader' ? 'Solo consulta' : 'Opera')
  return { page: theirs, applicant }
}

/** Staff accept the company documents: the powers name these members, two of whom sign together. */
const acceptPowers = (context: BrowserContext, company: string, members: readonly { email: string }[]) =>
  acceptDocumentsOf(context, {
    'constitution-deed': {
      legalName: company,
      owners: [{ name: 'Olga Prueba', document: 'rut', number: '9.999.222-0', shareBps: 10_000 }],
    },
    'validity-certificate': { issuedOn: inSantiagoToday() },
    powers: {
      powers: {
        signers: members.map(({ email }, at) => ({ name: `Firma ${at}`, rut: rutOf(8_100_000 + at), email })),
        rules: [{ signers: members.map((_, at) => at), signatures: 2 }],
      },
    },
  })

/** From an amount to the page of the order that waits for its second signature. */
async function askForSignature(page: Page, recipientId: string): Promise<void> {
  await toReview(page, recipientId)
  await page.getByRole('button', { name: 'Confirmar envío de $60.000' }).click()
  await page.getByRole('button', { name: 'Pedir firma' }).click()
  await expect(heading(page, 'Envío de $60.000 para Rosa Ejemplo')).toBeVisible()
  await expect(page.getByText(/Falta una firma: puede firmar/)).toBeVisible()
}

/** The page of the request that the newest mail to a member names. */
async function openFromMail(page: Page, email: string, request: string): Promise<void> {
  const { text } = await messageTo(email, ({ text: body }) => body.includes(request))
  await page.goto(/\/signatures\/[a-z0-9_-]+/i.exec(text)?.[0] ?? '')
  await expect(heading(page, 'Envío de $60.000 para Rosa Ejemplo')).toBeVisible()
}

test('a visitor opens a company: three invited people accept, two sign an order together, and one declines another', async ({
  page,
  browser,
}) => {
  test.slow()
  const [founder, guest] = [newcomer(), newcomer('Berta')]
  const company = await openCompany(page, founder)
  await openMembers(page, company.name)
  await invite(page, founder, guest.email)
  const second = await browser.newContext()
  const berta = await second.newPage()
  await berta.goto(await invitationTo(guest.email, company.name))
  await berta.getByRole('link', { name: 'Crear mi cuenta' }).click()
  await openAccount(berta, guest)
  await accept(berta, company.name, 'Opera')
  const invited = { page, company: company.name }
  const carla = await memberOf(browser, { ...invited, role: 'operator' }, 'Carla')
  const dora = await memberOf(browser, { ...invited, role: 'reader' }, 'Dora')

  await approveFileOf(company.name)
  await acceptPowers(page.context(), company.name, [founder, guest, carla.applicant])
  const { id: recipientId } = await keepRecipient(apiOf(page.context()))
  await askForSignature(page, recipientId)
  const request = new URL(page.url()).pathname
  await dora.page.goto(request)
  await expect(dora.page.getByText(/Falta una firma/)).toBeVisible()
  await expect(dora.page.getByRole('button', { name: /^Firmar/ })).toHaveCount(0)

  await openFromMail(berta, guest.email, request)
  await berta.getByRole('link', { name: 'Por firmar' }).click()
  await berta.getByRole('link', { name: '$60.000 para Rosa Ejemplo' }).click()
  await berta.getByRole('button', { name: 'Firmar el envío de $60.000' }).click()
  await expect(heading(berta, 'El envío de $60.000 para Rosa Ejemplo quedó confirmado')).toBeVisible()
  await berta.getByRole('link', { name: 'Ver el envío' }).click()
  await expect(heading(berta, 'Detalles')).toBeVisible()
  const id = new URL(berta.url()).pathname.split('/').at(-1) ?? ''
  const order = () => stateOf(apiOf(page.context()), id)
  await transferTo({ payerRut: company.rut, amount: '60000', reference: (await order()).payment.reference })
  await expect.poll(async () => (await order()).state, { timeout: 60_000 }).toBe('delivered')

  await askForSignature(page, recipientId)
  await openFromMail(carla.page, carla.applicant.email, new URL(page.url()).pathname)
  await carla.page.getByRole('button', { name: 'No firmar' }).click()
  const asked = carla.page.getByRole('alertdialog', { name: '¿No firmar este envío?' })
  await asked.getByLabel('Por qué no lo firmas').fill('Esa factura ya se pagó.')
  await asked.getByRole('button', { name: 'No firmar' }).click()
  await expect(heading(carla.page, 'El envío de $60.000 para Rosa Ejemplo no se firmó')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Carla Prueba Muñoz: Esa factura ya se pagó.')).toBeVisible()
  for (const each of [second, carla.page.context(), dora.page.context()]) await each.close()
})
