import { expect, test, type Page } from '@playwright/test'
import { newcomer, provePhone, register, rutOf } from '../kit/sign-up.ts'

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
  await page.getByRole('button', { name: 'Declarar y continuar' }).click()
}

test('a visitor opens a company: acts for it, fills in its file and submits it', async ({ page }) => {
  test.slow()
  const founder = newcomer()
  const company = `Nueva ${founder.phone} SpA`
  await page.goto('/signup')
  await page.getByRole('radio', { name: 'Para una empresa' }).check()
  await register(page, founder)
  await provePhone(page, founder)
  await expect(heading(page, '¿Qué empresa es?')).toBeVisible()
  await page.getByLabel('RUT de la empresa').fill(founder.rut)
  await page.getByLabel('Razón social').fill(company)
  await page.getByRole('button', { name: 'Crear la cuenta de la empresa' }).click()
  await expect(page.getByText('Ese RUT es de una persona. Escribe el de la empresa.').first()).toBeVisible()
  await page.getByLabel('RUT de la empresa').fill(rutOf(Number(`7${founder.rut.slice(1, 8)}`)))
  await page.getByRole('button', { name: 'Crear la cuenta de la empresa' }).click()
  await expect(heading(page, 'Completa la ficha de la empresa')).toBeVisible()
  await expect(page.getByRole('button', { name: `Cuenta de ${company}` })).toBeVisible()
  await fillCompany(page)
  await expect(heading(page, `Envíos de ${company}`)).toBeVisible()
})
