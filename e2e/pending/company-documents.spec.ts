import { expect, test, type Page } from '@playwright/test'
import { approveFileOf } from '../kit/companies.ts'
import { sendPeopleIn } from '../kit/company-people.ts'
import { inSantiagoToday } from '../kit/files.ts'
import { arrivedWhereTheyWereGoing, customerWithItem } from '../kit/pending-customer.ts'
import { chooseFile, decideNewest } from '../kit/papers.ts'
import { demoOwners, sessionIn } from '../kit/people.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const asks = /Necesitamos que lo envíes de nuevo/
const waits = /Lo estamos revisando/
const customerOf = async (page: Page): Promise<string> => (await sessionIn(page)).id
const through = ['opened by system', 'answered by customer']

test('constitution-deed: two files are sent, one is refused with its reason, and the item is settled once both are accepted', async ({
  browser,
}) => {
  const path = '/notifications/missing-constitution-deed'
  const { page, open, settled } = await customerWithItem(browser, 'constitution-deed', path)
  const company = await customerOf(page)
  await expect(heading(page, 'Envía el estatuto de la empresa')).toBeVisible()
  await expect(page.getByText('registrodeempresasysociedades.cl')).toBeVisible()
  await chooseFile(page, 'Certificado de estatuto')
  await expect(page.getByText(waits)).toBeVisible()
  await expect(page.getByText(/Te respondemos a más tardar el/)).toBeVisible()
  await decideNewest(company, 'constitution-deed', { verdict: 'refused', reason: 'missing-pages' })
  await page.reload()
  await expect(page.getByText(asks)).toBeVisible()
  await expect(page.getByText(/Le faltan páginas/).first()).toBeVisible()
  await chooseFile(page, 'Certificado de estatuto')
  await expect(page.getByText(waits)).toBeVisible()
  await page.getByRole('button', { name: 'Agregar otra foto o archivo' }).click()
  await chooseFile(page, 'Certificado de estatuto · Archivo 2')
  await expect(page.getByRole('paragraph').filter({ hasText: /llegó bien/ })).toHaveCount(2)
  await decideNewest(company, 'constitution-deed', { verdict: 'accepted' })
  const facts = { legalName: 'Sin Escritura Demo SpA', owners: demoOwners }
  await decideNewest(company, 'constitution-deed', { verdict: 'accepted', facts })
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  expect(await settled()).toEqual([
    ...through,
    'sent-back by staff',
    'answered by customer',
    'settled by staff',
  ])
  await page.context().close()
})

test('creator-powers: the document of the powers is sent and accepted, and the item is settled', async ({
  browser,
}) => {
  const path = '/notifications/missing-creator-powers'
  const { page, open, settled } = await customerWithItem(browser, 'creator-powers', path)
  await expect(heading(page, 'Muestra quién puede firmar por la empresa')).toBeVisible()
  await chooseFile(page, 'Poderes')
  await expect(page.getByText(waits)).toBeVisible()
  await decideNewest(await customerOf(page), 'powers', {
    verdict: 'accepted',
    facts: {
      powers: {
        signers: [{ name: 'Olga Prueba', rut: '9.999.222-0' }],
        rules: [{ signers: [0], signatures: 1 }],
      },
    },
  })
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  expect(await settled()).toEqual([...through, 'settled by staff'])
  await page.context().close()
})

test('validity-certificate: the last one is too old, a new one is sent and accepted, and the item is settled', async ({
  browser,
}) => {
  const path = '/notifications/missing-validity-certificate'
  const { page, open, settled } = await customerWithItem(browser, 'validity-certificate', path)
  await expect(heading(page, 'Envía el certificado de vigencia')).toBeVisible()
  await expect(page.getByText(/El último venció el/)).toBeVisible()
  await expect(page.getByText(/Emitido hace 60 días o menos/)).toBeVisible()
  await chooseFile(page, 'Certificado de vigencia')
  await expect(page.getByText(waits)).toBeVisible()
  await decideNewest(await customerOf(page), 'validity-certificate', {
    verdict: 'accepted',
    facts: { issuedOn: inSantiagoToday() },
  })
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  expect(await settled()).toEqual([...through, 'settled by staff'])
  await page.context().close()
})

test('shareholder-certificate: staff read other owners, the company sees which lines differ and corrects them, and staff approve', async ({
  browser,
}) => {
  const path = '/notifications/missing-shareholder-certificate'
  const { page, open, settled } = await customerWithItem(browser, 'shareholder-certificate', path)
  const { id, name } = await sessionIn(page)
  await expect(heading(page, 'Aclara quiénes son los dueños')).toBeVisible()
  await expect(page.getByText('Falta en lo declarado')).toHaveCount(1)
  await expect(page.getByText('Participación distinta')).toHaveCount(2)
  await page.getByRole('button', { name: 'Corregir lo que declaramos' }).click()
  await page.getByRole('button', { name: 'Cambiar Socia Demo Ejemplo' }).click()
  await page.getByLabel('Participación en %').fill('160')
  await page.getByRole('button', { name: 'Guardar a esta persona' }).click()
  await page.getByRole('button', { name: 'Declarar estos dueños' }).click()
  await expect(page.getByText(/Escribe un porcentaje entre 0 y 100/).first()).toBeVisible()
  await expect(page.getByLabel('Participación en %')).toHaveValue('160')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Volver sin cambiar' }).click()
  await page.getByRole('button', { name: 'Enviar un documento más nuevo' }).click()
  await chooseFile(page, 'Documento de socios')
  await expect(page.getByText(waits)).toBeVisible()

  const shares = [7000, 3000]
  const newest = demoOwners.map((owner, at) => ({ ...owner, shareBps: shares[at] }))
  await decideNewest(id, 'shareholders', { verdict: 'accepted', facts: { owners: newest } })
  await expect(page.getByText('Participación distinta')).toHaveCount(4)
  await expect(page.getByText('Falta en lo declarado')).toHaveCount(0)
  await page.getByRole('button', { name: 'Corregir lo que declaramos' }).click()
  for (const [at, { name: owner }] of demoOwners.entries()) {
    await page.getByRole('button', { name: `Cambiar ${owner}` }).click()
    await page.getByLabel('Participación en %').fill(at === 0 ? '70' : '30')
    await page.getByRole('button', { name: 'Guardar a esta persona' }).click()
  }
  await page.getByRole('button', { name: 'Declarar estos dueños' }).click()
  // Other owners have to be screened and approved.
  await page.waitForURL((url) => url.pathname === '/notifications/company-pending-review')
  expect(await settled()).toEqual([...through, 'sent-back by staff', 'settled by customer'])
  // This company was approved before persons behind a company were identified by document.
  await expect(page.getByText(/Para aprobarla falta el documento de: Representante Demo/)).toBeVisible()
  await sendPeopleIn(page.context())
  await approveFileOf(name)
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  await page.context().close()
})
