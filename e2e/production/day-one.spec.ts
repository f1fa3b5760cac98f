import type { Browser } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { messageTo, transferTo } from '../kit/outside.ts'
import { inUnitedStates, orderTo } from '../kit/send.ts'
import { fillFile, newcomer, register } from '../kit/sign-up.ts'
import { expect, productionBrowser, test } from './production-stack.ts'
import { confirmBy, openAccount, passStepUpWith, type Member } from './staff.ts'

test.use(productionBrowser)

const NOTE = 'Revisado el primer día de la operadora.'

/** Invites a colleague, who opens the account with the mail. Everybody after the second is confirmed by another. */
async function colleague(
  browser: Browser,
  admin: Member,
  { name, role }: { readonly name: string; readonly role: string },
  confirmer?: Member,
): Promise<Member> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@operadora.example`
  const { page } = admin
  await page.goto('/staff-members')
  await page.getByRole('button', { name: 'Invitar a alguien' }).click()
  await page.getByLabel('Nombre y apellido').fill(name)
  await page.getByLabel('Correo de trabajo').fill(email)
  await page.getByRole('dialog').getByLabel('Rol').selectOption({ label: role })
  await page.getByRole('dialog').getByLabel('Nota').fill(NOTE)
  await page.getByRole('button', { name: 'Proponer la invitación' }).click()
  await passStepUpWith(admin)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  if (confirmer !== undefined) {
    await confirmer.page.goto(new URL(page.url()).pathname)
    await confirmBy(confirmer, /^Confirmar y sumar a esta persona/)
  }
  const { text } = await messageTo(email)
  const [link = ''] = /https:\S+/.exec(text) ?? []
  return openAccount(browser, link, /(?<![0-9])[0-9]{6}(?![0-9])/.exec(text)?.[0])
}

/** Proposes a version of a setting with these fields, and another person confirms it. */
async function decideSetting(
  path: string,
  { by, confirmer }: { readonly by: Member; readonly confirmer: Member },
  fields: Readonly<Record<string, string>> | ((text: string) => string),
): Promise<void> {
  const { page } = by
  await page.goto(path)
  if (typeof fields === 'function') {
    const field = page.getByLabel('Texto', { exact: true })
    await expect(field).not.toHaveValue('')
    await field.fill(fields(await field.inputValue()))
  } else
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Por qué se cambia').fill(NOTE)
  await page.getByRole('button', { name: 'Proponer cambio' }).click()
  const waiting = { name: 'Propuesta en espera' }
  await expect(page.getByRole('heading', waiting)).toBeVisible()
  await confirmer.page.goto(path)
  await confirmBy(confirmer, /^Confirmar/)
  await expect(confirmer.page.getByRole('heading', waiting)).toBeHidden()
}

/** Books the money that the operator has at the payout partner. */
async function bookFunds(treasury: Member, officer: Member): Promise<void> {
  const { page } = treasury
  await page.goto('/capital')
  const balance = page.getByRole('button', { name: 'Proponer el saldo inicial' })
  await balance.click()
  await page.getByLabel('Cuenta', { exact: true }).selectOption('nostro USD')
  await page.getByLabel('Monto').fill('50.000,00')
  await page.getByRole('textbox', { name: 'Día en que se movió el dinero' }).fill('02/03/2026')
  await page.getByRole('textbox', { name: /^Nota/ }).fill(NOTE)
  await balance.click()
  await expect(balance).toHaveAttribute('aria-expanded', 'false')
  await officer.page.goto('/capital')
  await confirmBy(officer, /^Confirmar/, { danger: true })
  await expect(officer.page.getByRole('link', { name: 'Saldo inicial', exact: true })).toBeVisible()
}

test('from an empty database in production mode, through screens, `npm run operator` and `npm run backup` only, to the first delivered transfer', async ({
  browser,
  production,
}) => {
  // Four members of staff and a customer act one after another.
  test.setTimeout(600_000)
  const administrator = ['--name', 'Ada Administra', '--email', 'ada@operadora.example', '--json']
  const { link } = JSON.parse(await production.operator('init', ...administrator)) as { link: string }
  const admin = await openAccount(browser, link)
  await expect(production.operator('init', ...administrator)).rejects.toThrow(/has staff already/)

  // The second person is invited by the first alone, and everybody else by two.
  const officer = await colleague(browser, admin, { name: 'Olga Oficial', role: 'Oficial de cumplimiento' })
  const treasury = await colleague(browser, admin, { name: 'Teo Tesorero', role: 'Tesorería' }, officer)
  await colleague(browser, admin, { name: 'Ana Analista', role: 'Analista de cumplimiento' }, officer)

  // A backup is made and verified before the first order; without one the item blocks.
  await expect(production.backup()).resolves.toMatch(/is stored and verified after/)
  await admin.page.goto('/readiness')
  await admin.page.getByLabel('Por qué se puede abrir').fill(NOTE)
  await admin.page.getByRole('button', { name: 'Proponer abrir' }).click()
  await expect(admin.page.getByText(/Falta un punto obligatorio para vender/).first()).toBeVisible()
  await admin.page.getByRole('button', { name: 'Revisar ahora' }).click()
  await expect(admin.page.getByText('Faltan 4 puntos obligatorios.')).toBeVisible()
  await expect(
    admin.page.getByRole('row', { name: /Respaldo verificado de la base de datos/ }),
  ).toContainText('Listo')

  const own = (text: string) => `${text}\n\nTexto revisado por la operadora.`
  await decideSetting('/settings/terms/terms-of-use', { by: officer, confirmer: admin }, own)
  await decideSetting('/settings/terms/privacy-notice', { by: officer, confirmer: admin }, own)
  await decideSetting(
    '/settings/payin-account/default',
    { by: treasury, confirmer: officer },
    {
      Banco: 'Banco de Prueba',
      'Tipo de cuenta': 'Cuenta corriente',
      'Número de cuenta': '123456789',
      Titular: 'Operadora de Prueba SpA',
      'RUT del titular': '76.086.428-5',
      Correo: 'pagos@operadora.example',
    },
  )
  await bookFunds(treasury, officer)

  // A customer may sign up and see prices, and no firm price is given before the opening.
  const customer = await browser.newPage({ baseURL: addresses().customer })
  const person = newcomer()
  await customer.goto('/signup')
  await register(customer, person)
  await fillFile(customer, person)
  await customer.getByRole('button', { name: 'Enviar mis datos' }).click()
  await expect(customer.getByRole('heading', { name: 'Listo: ya puedes enviar' })).toBeVisible({
    timeout: 60_000,
  })
  await customer.goto('/send/amount')
  await expect(customer.getByText('Por ahora no recibimos envíos nuevos. Intenta más tarde.')).toBeVisible()

  await expect(production.operator('ready')).resolves.toContain('Everything that blocks is settled.')
  await admin.page.goto('/readiness')
  await admin.page.getByLabel('Por qué se puede abrir').fill(NOTE)
  await admin.page.getByRole('button', { name: 'Proponer abrir' }).click()
  await expect(admin.page.getByLabel('Por qué se puede abrir')).toBeHidden()
  await officer.page.goto('/readiness')
  await confirmBy(officer, /^Confirmar/, { danger: true })
  await expect(officer.page.getByText('La venta está abierta')).toBeVisible()

  await customer.goto('/send?corridor=us-usd&side=send&amount=200000')
  expect(await orderTo(customer, inUnitedStates('Rosa Ejemplo'), person.email)).toBe('$200.000')
  await expect(customer.getByRole('heading', { name: /^Paga \$200\.000/ })).toBeVisible()
  await transferTo({ payerRut: person.rut, amount: '200000', reference: '' })
  await expect(
    customer.getByRole('heading', { name: 'Rosa Ejemplo ya tiene el dinero en su cuenta' }),
  ).toBeVisible({ timeout: 180_000 })
})
