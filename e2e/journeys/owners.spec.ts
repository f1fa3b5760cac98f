import { expect, test, type Page } from '@playwright/test'
import { axeFaults } from '../kit/axe.ts'
import { companyIn, screenedFileOf, soleOwner, submitFileIn, type DeclaredOwner } from '../kit/companies.ts'
import { acceptPeopleDocuments } from '../kit/company-people.ts'
import { emailOf } from '../kit/demo.ts'
import { applicantIn } from '../kit/newcomers.ts'
import { staffPage } from '../kit/people.ts'
import { sessionOf } from '../kit/session.ts'
import { rutOf } from '../kit/sign-up.ts'
import { passStepUp } from '../kit/step-up.ts'
import { acceptShownParts, openShownFiles } from '../kit/shown-files.ts'

const [matriz, abuela] = [rutOf(77_310_001), rutOf(77_310_002)]
const company = { ...soleOwner, document: 'rut', kind: 'company', controls: false } as const
const person = { ...soleOwner, controls: false } as const

/** Three layers: the grandparent owns half of the parent, which owns a fifth of the grandparent. */
const declared: readonly DeclaredOwner[] = [
  { ...company, name: 'Matriz Prueba SpA', number: matriz, share: '75' },
  { ...person, name: 'Ida Prueba', number: rutOf(9_310_001), share: '25' },
  { ...company, name: 'Abuela Prueba SpA', number: abuela, of: matriz, share: '1/2' },
  { ...person, name: 'Bruno Prueba', number: rutOf(9_310_002), of: matriz, share: '1/2' },
  { ...person, name: 'Carla Prueba', number: rutOf(9_310_003), of: abuela, share: '70' },
  { ...person, name: 'Diego Prueba', number: rutOf(9_310_004), of: abuela, share: '1/10' },
]

/** The drawing names each beneficial owner with the exact share, which includes the cross-holding. */
async function expectDrawing(page: Page, name: string): Promise<void> {
  const drawing = page.getByRole('list', { name: `Dueños de ${name}` })
  const beneficial = /Beneficiario final · (.+?) en total/
  const shares: Readonly<Record<string, RegExp>> = {
    'Bruno Prueba': /^5\/12 \(41,67\s%\)$/,
    'Carla Prueba': /^7\/24 \(29,17\s%\)$/,
    'Ida Prueba': /^25(,00)?\s%$/,
  }
  await expect(drawing.getByText(beneficial)).toHaveCount(3)
  for (const [owner, share] of Object.entries(shares)) {
    const row = drawing.locator('[data-highlight]').filter({ hasText: owner })
    expect(beneficial.exec((await row.textContent()) ?? '')?.[1]).toMatch(share)
  }
  await expect(drawing.getByText('Diego Prueba')).toBeVisible()
  await expect(drawing.getByText('Participación cruzada: ya aparece arriba')).toHaveCount(1)
}

test('a company of three layers with a cross-holding: customer and staff see its beneficial owners by exact shares', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const { api, email } = await applicantIn(context)
  const unique = email.replaceAll(/\D/g, '').slice(-7)
  const legalName = `Capas ${unique} Ltda.`
  const rut = rutOf(Number(`7${unique}`))
  await companyIn(api, { rut, legalName, companyType: 'limitada' })
  await api.send('PATCH', '/api/company-file', { owners: declared })

  await page.goto('/notifications/company-pending-info?section=owners')
  await expect(page.getByText(/Falta declarar quién tiene el/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Agregar una persona o empresa' }).click()
  await page.getByLabel('Quién es').selectOption({ label: 'Una empresa' })
  await page.getByLabel('De qué empresa es socio').selectOption({ label: 'Abuela Prueba SpA' })
  await page.getByLabel('Nombre completo').fill('Matriz Prueba SpA')
  await page.getByLabel('Número del documento').fill(matriz)
  await page.getByLabel('Participación en %').fill('1/5')
  await page.getByRole('button', { name: 'Guardar a esta persona' }).click()
  await expectDrawing(page, legalName)
  expect(await axeFaults(page)).toEqual([])
  await submitFileIn(context)

  const file = await screenedFileOf(legalName)
  await acceptPeopleDocuments(`/api${file}`)
  const office = await staffPage(browser, 'analista')
  await office.goto(file)
  await expectDrawing(office, legalName)
  const through = office.getByRole('row').filter({ hasText: 'Carla Prueba' }).first()
  await expect(through).toContainText('Abuela Prueba SpA → Matriz Prueba SpA')
  await openShownFiles(office)
  await acceptShownParts(office)
  await office.getByLabel('Qué revisaste').fill('Los socios coinciden con las escrituras.')
  await office.getByRole('button', { name: 'Aprobar la ficha' }).click()
  // The decision is sent after the time to undo it, and needs a step-up.
  await passStepUp(office, emailOf('analista'))
  const analista = await sessionOf('analista', 'backoffice')
  await expect
    .poll(async () => (await analista.get<{ status: string }>(`/api${file}`)).status, { timeout: 60_000 })
    .toBe('approved')
  await office.context().close()
})
