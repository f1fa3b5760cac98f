import { expect, type Page } from '@playwright/test'
import { codeTo } from './outside.ts'

/** A user without an account. */
export interface Newcomer {
  readonly givenNames: string
  readonly surnames: string
  readonly email: string
  readonly password: string
  readonly phone: string
  readonly rut: string
}

let made = 0

/** A new user with an address, a phone and a RUT that no account has. */
export function newcomer(givenNames = 'Ñandú Elena'): Newcomer {
  made += 1
  const unique = String(Date.now() * 10 + (made % 10))
  return {
    givenNames,
    surnames: 'Prueba Muñoz',
    email: `nueva-${unique}@correo.puente.test`,
    password: 'tres gatos en el tejado',
    phone: `9 ${unique.slice(-8, -4)} ${unique.slice(-4)}`,
    rut: rutOf(Number(`2${unique.slice(-7)}`)),
  }
}

/** The RUT of a number, with its check digit. */
export function rutOf(body: number): string {
  const sum = [...String(body)]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
  const rest = 11 - (sum % 11)
  return `${body}-${rest === 11 ? '0' : rest === 10 ? 'K' : rest}`
}

/** From the open sign-up form to the first question of the application. */
export async function register(page: Page, person: Newcomer): Promise<void> {
  await openAccount(page, person)
  await expect(page.getByRole('heading', { name: '¿Cuál es tu teléfono?' })).toBeVisible()
}

/** From the open sign-up form to a session: name, password, consents, and the code from the mail. */
export async function openAccount(page: Page, person: Newcomer): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
  await page.getByLabel('Nombres').fill(person.givenNames)
  await page.getByLabel('Apellidos').fill(person.surnames)
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /términos/ }).check()
  await page.getByRole('checkbox', { name: /privacidad/ }).check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible()
  await page.getByLabel('Código', { exact: true }).fill(await codeTo(person.email))
}

/**
 * From the phone page to the review of the application; the registry confirms documents that end in an even
 * digit.
 */
export async function fillFile(page: Page, person: Newcomer, documentNumber = '123456788'): Promise<void> {
  await provePhone(page, person)
  await fillWho(page, person, documentNumber)
}

/** Types the phone and the code that arrives there. */
export async function provePhone(page: Page, { phone }: Newcomer): Promise<void> {
  await page.getByLabel('Teléfono móvil').fill(phone)
  await page.getByRole('button', { name: 'Enviar código por SMS' }).click()
  await page.getByLabel('Código del SMS').fill(await codeTo(`+56${phone.replaceAll(' ', '')}`))
}

/** From the identity page to the review of the application. The exposure is the text of its option. */
export async function fillWho(
  page: Page,
  person: Pick<Newcomer, 'rut'>,
  documentNumber = '123456788',
  exposure?: string,
): Promise<void> {
  await expect(page.getByRole('heading', { name: '¿Quién eres?' })).toBeVisible()
  await page.getByLabel('RUT').fill(person.rut)
  await page.getByLabel('Fecha de nacimiento', { exact: true }).fill('17/05/1990')
  await page.getByLabel('Número de documento', { exact: true }).fill(documentNumber)
  if (exposure !== undefined)
    await page.getByLabel('¿Eres una persona expuesta políticamente?').selectOption({ label: exposure })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: '¿Dónde vives?' })).toBeVisible()
  await page.getByLabel('Comuna').fill('nunoa')
  await page.getByRole('option', { name: /Ñuñoa/ }).click()
  await page.getByLabel('Calle').fill('Irarrázaval')
  await page.getByLabel('Número', { exact: true }).fill('1234')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: '¿Está todo bien?' })).toBeVisible()
}
