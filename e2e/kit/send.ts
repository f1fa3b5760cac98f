import { expect, type Page } from '@playwright/test'
import { emailOf } from './demo.ts'
import { passStepUp } from './step-up.ts'

export interface Recipient {
  readonly name: string
  readonly company?: boolean
  /** Labels of text fields and their values. */
  readonly fields: Readonly<Record<string, string>>
  /** Labels of choices and their values. */
  readonly choices?: Readonly<Record<string, string>>
}

let accountsMade = 0
/** Digits of a new account. They end in '00', because the sandbox gives accounts from …9900 to …9912 an outcome of their own. */
const fresh = (digits: number) => {
  accountsMade += 1
  return `${String(Date.now() + accountsMade)
    .slice(2 - digits)
    .padStart(digits - 2, '7')}00`
}

/** A new recipient in the United States. */
export const inUnitedStates = (name: string): Recipient => ({
  name,
  fields: {
    'Número de ruta (ABA)': '021000021',
    'Número de cuenta': `${fresh(10)}11`,
    'Calle y número': '100 Example Street',
    Ciudad: 'New York',
    'Código postal': '10001',
  },
  choices: { 'Tipo de cuenta': 'checking', Estado: 'NY' },
})

const CLABE_WEIGHTS = [3, 7, 1]

/** A new recipient in Mexico; the last digit of the CLABE is its check digit. */
export function inMexico(name: string): Recipient {
  const body = `002010${fresh(11)}`
  const sum = [...body].reduce(
    (total, digit, index) => total + ((Number(digit) * (CLABE_WEIGHTS[index % 3] ?? 0)) % 10),
    0,
  )
  return { name, fields: { CLABE: `${body}${(10 - (sum % 10)) % 10}` } }
}

/** A new recipient in Colombia: the chosen bank and document decide the format of their numbers. */
export const inColombia = (name: string): Recipient => ({
  name,
  choices: { Banco: '1007', 'Tipo de cuenta': 'savings', 'Tipo de documento': 'cc' },
  fields: { 'Número de cuenta': fresh(11), 'Número de cédula': '1020304050' },
})

/** Answers what the law asks about an order to a new recipient; the relationship to family suggests the purpose. */
export async function answerOrder(page: Page, purpose = 'family-support'): Promise<void> {
  await page.getByLabel('Motivo del envío').selectOption(purpose)
  await page.getByLabel('¿De dónde viene el dinero?').selectOption('savings')
}

/** Fills in a corridor's fields: the choices first, because they decide which other fields are shown. */
export async function fillIn(page: Page, { choices = {}, fields }: Pick<Recipient, 'choices' | 'fields'>) {
  for (const [label, value] of Object.entries(choices))
    await page.getByLabel(label, { exact: true }).selectOption(value)
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
}

/** From the page of the purpose to the review. */
export async function fillPurpose(page: Page): Promise<void> {
  await page.getByRole('radio').first().check()
  await page.getByLabel('¿De dónde viene el dinero?').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/**
 * From the recipient page to the order: adds the recipient, answers about the order, confirms without the payment, and
 * leaves the pay screen open. Returns the confirmed amount: when the amount to receive is fixed, the amount to send follows
 * the rate until the quote. A new recipient needs a step-up, whose code is read at `email`, by default the
 * demo person's.
 */
export async function orderTo(
  page: Page,
  recipient: Recipient,
  email: string = emailOf('persona'),
): Promise<string> {
  await expect(page.getByRole('heading', { name: /A quién le envías|Quién recibe el dinero/ })).toBeVisible()
  const add = page.getByRole('link', { name: 'Agregar destinatario' })
  if (await add.isVisible()) await add.click()
  await expect(page.getByRole('heading', { name: '¿Quién recibe el dinero?' })).toBeVisible()
  await page.getByLabel('Nombre completo').fill(recipient.name)
  await page.getByLabel('¿Qué relación tiene contigo?').selectOption('family')
  await fillIn(page, recipient)
  await answerOrder(page)
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await passStepUp(page, email)
  await expect(page.getByRole('heading', { name: '¿Está todo bien?' })).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Confirmar envío de $' })
  const amount = ((await confirm.textContent()) ?? '')
    .replace(/^Confirmar envío de | y pagar después$/g, '')
    .trim()
  await confirm.click()
  return amount
}

/** From an amount of $60.000 to the review page, for a stored recipient in the United States. */
export async function toReview(page: Page, recipientId: string): Promise<void> {
  await page.goto(`/send?corridor=us-usd&side=send&amount=60000&recipient=${recipientId}`)
  await fillPurpose(page)
}

/** Pays on the sandbox bank's page from the pay screen and returns to Puente. */
export async function payAtBank(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: `Pagar ${amount} en mi banco` }).click()
  await expect(page.getByRole('button', { name: 'Aprobar pago' })).toBeVisible()
  await page.getByRole('button', { name: 'Aprobar pago' }).click()
  await page.getByRole('link', { name: 'Volver a Puente' }).click()
}
