import { expect, type Page } from '@playwright/test'
import { sendPeopleDocuments } from './company-people.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const goOn = (page: Page) => page.getByRole('button', { name: 'Guardar y continuar' }).click()

/** From the overview of a company's file to its submission. */
export async function fillCompany(page: Page): Promise<void> {
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
export async function openMembers(page: Page, company: string): Promise<void> {
  await expect(async () => {
    await page.goto('/company/members')
    await expect(heading(page, `Personas de ${company}`)).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
}
