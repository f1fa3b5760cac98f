import { expect, test } from '@playwright/test'
import { signIn, typeSignIn } from '../kit/people.ts'
import { customerIn } from '../kit/newcomers.ts'
import { answerOrder, fillIn, inColombia, inUnitedStates, type Recipient } from '../kit/send.ts'

test('a form with faults: keeps the typed values, leads to each fault, and continues once they are corrected', async ({
  page,
  context,
}) => {
  await customerIn(context)
  await page.goto('/send?corridor=us-usd&side=send&amount=150000')
  await page.getByLabel('Nombre completo').fill('María de los Ángeles Fernández-Oyarzún')
  await page.getByLabel('Número de ruta (ABA)').fill('021000022')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()

  await expect(page).toHaveTitle(/^Error: /)
  const summary = page
    .getByRole('alert')
    .or(page.locator('[role="group"]'))
    .filter({ hasText: 'Hay un problema' })
  await expect(summary.first()).toBeVisible()
  await page.getByRole('link', { name: 'Hay un número cambiado en el número de ruta.' }).click()
  await expect(page.getByLabel('Número de ruta (ABA)')).toBeFocused()
  await expect(page.getByLabel('Número de ruta (ABA)')).toHaveValue('021000022')
  await expect(page.getByLabel('Nombre completo')).toHaveValue('María de los Ángeles Fernández-Oyarzún')

  const { fields, choices = {} } = inUnitedStates('')
  await page.getByLabel('¿Qué relación tiene contigo?').selectOption('family')
  await fillIn(page, { fields, choices })
  await answerOrder(page)
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page.getByRole('heading', { name: '¿Está todo bien?' })).toBeVisible()
})

test('a text longer than its field: named at the field, and the form is sent once it is shorter', async ({
  page,
}) => {
  await page.goto('/login')
  await typeSignIn(page, `${'a'.repeat(250)}@puente.test`, 'x')
  const fault = 'Este texto tiene hasta 254 caracteres; escribiste 262. Acórtalo.'
  await expect(page.getByText(fault).first()).toBeVisible()
  await signIn(page, 'persona')
})

interface FormCase extends Omit<Recipient, 'name'> {
  readonly corridor: string
  /** The label of a field, an invalid value, and the message for it. */
  readonly wrong: readonly [label: string, value: string, says: string]
  /** The message for a value that looks wrong and may be kept. */
  readonly warned?: string
}

/** The form of each corridor. */
const forms: readonly FormCase[] = [
  {
    corridor: 'co-cop',
    ...inColombia(''),
    wrong: [
      'Número de cuenta',
      '123456789012',
      'El número de cuenta tiene entre 6 y 11 números; escribiste 12.',
    ],
  },
  {
    corridor: 'co-cop',
    choices: { Banco: '1507', 'Tipo de documento': 'pep' },
    fields: { Celular: '300 123 4567', 'Número de documento': '123456789012345' },
    wrong: ['Celular', '2001234567', 'Escribe el celular de otra forma. Por ejemplo, 3001234567.'],
  },
  {
    corridor: 'pe-pen',
    company: true,
    choices: { 'Tipo de cuenta': 'checking' },
    fields: { 'Código de cuenta interbancario (CCI)': '002-193-001234567890-12', RUC: '20131312955' },
    wrong: ['RUC', '20131312956', 'Hay un número cambiado en el RUC.'],
    warned: 'Si ya lo revisaste, puedes continuar.',
  },
  {
    corridor: 'es-eur',
    fields: { IBAN: 'LT12 1000 0111 0100 1000', 'DNI o NIE': '12345678Z' },
    wrong: ['IBAN', 'ES2921000418460200051332', 'Hay un número o una letra cambiados en el IBAN.'],
  },
  {
    corridor: 'de-eur',
    company: true,
    fields: { IBAN: 'DE89 3704 0044 0532 0130 00' },
    wrong: ['IBAN', 'DE8937040044053201300', 'El IBAN tiene 22 letras y números; escribiste 21.'],
  },
]

test('the form of each corridor: shows its own fields, reports faults, and keeps valid values', async ({
  page,
  context,
}) => {
  // Fills in five forms, one after the other.
  test.slow()
  await customerIn(context)
  for (const { corridor, choices = {}, fields, wrong, company = false, warned } of forms) {
    await page.goto(`/send?corridor=${corridor}&side=send&amount=60000`)
    await expect(page).toHaveURL(/\/send\//)
    await page.goto('/send/recipient/new')
    if (company) await page.getByRole('radio', { name: 'Una empresa' }).check()
    await page.getByLabel(/^(Nombre completo|Razón social)/).fill('Müller & Ñandú S.A.')
    await page.getByLabel('¿Qué relación tiene contigo?').selectOption('supplier')
    const [label, value, says] = wrong
    await fillIn(page, { choices, fields: { ...fields, [label]: value } })
    await answerOrder(page, 'services')
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await expect(page.getByRole('link', { name: says })).toBeVisible()
    await fillIn(page, { fields })
    if (warned !== undefined) await expect(page.getByText(warned)).toBeVisible()
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await expect(page.getByRole('heading', { name: '¿Está todo bien?' })).toBeVisible()
  }
})

test('wrong credentials, a hostile callback and an unknown address: clear messages', async ({ page }) => {
  await page.goto('/login?callbackUrl=%2F%2Fevil.example%2Fsteal')
  await page.getByLabel('Correo electrónico').fill('nadie@demo.puente.test')
  await page.getByLabel('Contraseña', { exact: true }).fill('no es')
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(page.getByText('El correo y la contraseña no coinciden')).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@demo.puente.test')
  await signIn(page, 'empresa')
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/)

  const answer = await page.goto('/no-existe')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: /no existe/ })).toBeVisible()
  const strangers = await page.goto(`/transfers/trf_${'0'.repeat(32)}`)
  expect(strangers?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
