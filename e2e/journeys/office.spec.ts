import { expect, test, type Browser, type Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { emailOf } from '../kit/demo.ts'
import { customerIn } from '../kit/newcomers.ts'
import { codeTo } from '../kit/outside.ts'
import { signIn, staffPage } from '../kit/people.ts'
import { sessionOf } from '../kit/session.ts'
import { passStepUp } from '../kit/step-up.ts'
import { keepRecipient, orderFor } from '../kit/seed-transfers.ts'
import { totpOf } from '../kit/totp.ts'

const password = 'tres gatos en el tejado'

/** A number as letters, because names have no digits. */
const wordOf = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)] ?? '').join('')

/** Opens the search with its shortcut, types, and opens the result with Enter. */
async function findByKeys(page: Page, typed: string, kind: 'Clientes' | 'Envíos', named: string | RegExp) {
  await page.keyboard.press('Control+k')
  const finder = page.getByRole('dialog', { name: 'Buscar en la operación' })
  await expect(finder.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(typed)
  const found = finder.getByRole('group', { name: kind }).getByRole('option', { name: named })
  await expect(found).toHaveCount(1)
  // Results of other kinds may be listed above it, and results that arrive meanwhile select the first one again.
  await expect(async () => {
    if (await finder.isHidden()) return
    for (
      let press = 0;
      press < 12 && (await found.getAttribute('aria-selected', { timeout: 5000 })) !== 'true';
      press += 1
    )
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(finder).toBeHidden({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
}

test('an officer: sees the waiting work, finds a person by keyboard, writes a note, and the audit trail records it', async ({
  browser,
}) => {
  test.slow()
  const surnames = `Ñirre ${wordOf(Date.now())}`
  const name = `Rosalía ${surnames}`
  const context = await browser.newContext()
  const person = await customerIn(context, { givenNames: 'Rosalía', surnames })
  const { id: transferId } = await orderFor(person.api, (await keepRecipient(person.api)).id)
  await person.api.send('POST', '/api/threads', { kind: 'question', text: '¿Cuándo llega mi envío?' })

  const page = await browser.newPage({ baseURL: addresses().backoffice })
  await page.goto('/')
  await signIn(page, 'oficial')
  await expect(page.getByRole('heading', { name: 'Inicio', level: 1 })).toBeVisible()
  // The demo data contains a message just written, so the longest wait began in the past, never tomorrow.
  await expect(page.getByRole('row', { name: 'Conversaciones por responder' })).toContainText(/ahora|hace/)

  await findByKeys(page, surnames, 'Clientes', new RegExp(name))
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const address = page.url()
  await page.goto('/transfers')
  await expect(page.getByRole('heading', { name: 'Envíos', level: 1 })).toBeVisible()
  await findByKeys(page, person.rut, 'Clientes', new RegExp(name))
  await expect(page).toHaveURL(address)
  const transfer = (await (await page.request.get(`/api/transfers/${transferId}`)).json()) as {
    reference: string
  }
  await findByKeys(page, transfer.reference, 'Envíos', new RegExp(transfer.reference))
  await expect(page).toHaveURL(new RegExp(`/transfers/${transferId}$`))

  await page.getByRole('main').getByRole('link', { name }).click()
  await expect(page).toHaveURL(address)
  await page.getByRole('link', { name: 'Notas', exact: true }).click()
  await page
    .getByRole('textbox', { name: 'Nota', exact: true })
    .fill('Llamó su hermana: el dinero es para el arriendo.')
  await page.getByRole('button', { name: /nota/i }).click()
  await expect(page.getByText('Llamó su hermana: el dinero es para el arriendo.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nota', exact: true })).toHaveValue('')

  await page.goto(`/audit?subject=${new URL(address).pathname.split('/').at(-1)}`)
  const line = (action: string) => page.getByRole('row', { name: new RegExp(`Oficial Demo.*${action}`) })
  await expect(line('Escribió una nota')).toHaveCount(1)
  await expect(line('Consultó un cliente').first()).toBeVisible()
  await line('Consultó un cliente').first().getByRole('link', { name: 'Abrir' }).click()
  await expect(page).toHaveURL(address)
  await context.close()
})

/** A new member of staff. */
const recruit = () => ({
  name: `Colega ${Date.now().toString(36)}`,
  email: `colega-${Date.now()}-${process.pid}@correo.puente.test`,
})

/** Accepts the invitation with the code of the mail, at the address in the mail. */
async function acceptedBy(
  browser: Browser,
  id: string,
  email: string,
  codeFrom: 'mail' | 'link' = 'mail',
): Promise<Page> {
  const page = await browser.newPage({ baseURL: addresses().backoffice })
  const code = await codeTo(email)
  await page.goto(codeFrom === 'link' ? `/invitations/${id}#${code}` : `/invitations/${id}`)
  const field = page.getByLabel('Código', { exact: true })
  if (codeFrom === 'link') await expect(field).toHaveValue(code)
  else await field.fill(code)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Crear mi contraseña y entrar' }).click()
  await expect(page.getByText('Activa un segundo factor para seguir')).toBeVisible()
  return page
}

test('a colleague: invited, enrols a second factor first, and changes role by decision of two people', async ({
  browser,
}) => {
  test.slow()
  const { name, email } = recruit()
  const admin = await staffPage(browser, 'admin')
  await admin.goto('/staff-members')
  await admin.getByRole('button', { name: 'Invitar a alguien' }).click()
  await admin.getByLabel('Nombre y apellido').fill(name)
  await admin.getByLabel('Correo de trabajo').fill(email)
  await admin.getByRole('dialog').getByLabel('Rol').selectOption({ label: 'Soporte' })
  await admin.getByRole('dialog').getByLabel('Nota').fill('Reemplaza a quien se fue.')
  await admin.getByRole('button', { name: 'Proponer la invitación' }).click()
  await passStepUp(admin, emailOf('admin'))
  await expect(admin.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(admin.getByText('Falta que otra persona confirme')).toBeVisible()
  const id = new URL(admin.url()).pathname.split('/').at(-1) ?? ''

  const officer = await staffPage(browser, 'oficial')
  await officer.goto(new URL(admin.url()).pathname)
  const invite = /^Confirmar y sumar a esta persona/
  await officer.getByRole('button', { name: invite }).click()
  await passStepUp(officer, emailOf('oficial'))
  await expect(officer.getByRole('heading', { name: 'Propuesta' })).toBeHidden()
  await admin.reload()
  await expect(admin.getByText('Aún no acepta la invitación')).toBeVisible()

  const colleague = await acceptedBy(browser, id, email)
  await expect(colleague.getByRole('heading', { name: 'Contraseña' })).toBeHidden()
  await colleague.goto('/customers')
  await expect(colleague).toHaveURL(/\/security$/)
  expect((await colleague.request.get('/api/customers')).status()).toBe(403)
  await colleague.getByRole('button', { name: 'Activar' }).click()
  const secret = ((await colleague.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
  await colleague.getByLabel('Código que muestra la aplicación').fill(totpOf(secret))
  await colleague.getByRole('button', { name: 'Ya los guardé' }).click()
  await colleague.getByRole('link', { name: 'Clientes' }).click()
  await expect(colleague.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible()

  await admin.reload()
  await admin.getByRole('button', { name: 'Proponer cambiar su rol' }).click()
  await admin.getByLabel('Rol nuevo').selectOption({ label: 'Analista de cumplimiento' })
  await admin.getByLabel('Nota', { exact: true }).fill('Pasa al equipo de cumplimiento.')
  await admin.getByRole('button', { name: 'Proponer cambiar su rol' }).click()
  await expect(admin.getByText('Falta que otra persona confirme')).toBeVisible()
  await expect(admin.getByRole('button', { name: /^Confirmar/ })).toBeHidden()

  await officer.goto('/proposals')
  const waiting = officer.getByRole('row').filter({ hasText: name })
  await waiting.getByRole('link', { name: 'Persona del equipo' }).click({ timeout: 60_000 })
  await expect(officer.getByRole('heading', { name, level: 1 })).toBeVisible()
  const confirm = /^Confirmar y darle el rol/
  await officer.getByRole('button', { name: confirm }).click()
  await expect(officer.getByRole('main').getByText('Analista de cumplimiento').first()).toBeVisible()
  await colleague.reload()
  await expect(colleague, 'a role change ends what the old role had open').toHaveURL(/\/login/)
})

test('staff: name their passkey, change their password, and sign in with both', async ({ browser }) => {
  const { name, email } = recruit()
  const admin = await sessionOf('admin', 'backoffice')
  const staff = { name, email, role: 'support', note: 'Prueba' }
  const { id, proposal } = await admin.post<{ id: string; proposal: { id: string } }>(
    '/api/staff-members',
    staff,
  )
  await (
    await sessionOf('oficial', 'backoffice')
  ).post(`/api/approvals/${proposal.id}/decision`, { decision: 'confirm' })
  const page = await acceptedBy(browser, id, email, 'link')
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.getByRole('button', { name: 'Agregar una llave' }).click()
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await page.getByRole('button', { name: /Cambiar nombre/ }).click()
  await page.getByRole('textbox', { name: 'Nombre de la llave' }).fill('Equipo de la oficina')
  await page.getByRole('button', { name: 'Guardar nombre' }).click()
  await expect(page.getByText('Equipo de la oficina').first()).toBeVisible()
  // The dialog keeps the focus until it is closed: text typed earlier would go to its field.
  await expect(page.getByRole('dialog')).toBeHidden()

  const next = 'cuatro perros en el patio'
  await page.getByLabel('Contraseña actual').fill(password)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(next)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText('Tu contraseña cambió').first()).toBeVisible()

  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  const signInWith = async (typed: string) => {
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  }
  await signInWith(password)
  await expect(page.getByText('El correo o la contraseña no coinciden')).toBeVisible()
  await signInWith(next)
  await expect(page.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible()
  await page
    .getByRole('button', { name: /llave/ })
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await expect(page.getByRole('heading', { name: 'Inicio', level: 1 })).toBeVisible()
})

test('an officer: a search has a page of results, and G with a letter opens a section until the keys are off', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: addresses().backoffice })
  await page.goto('/')
  await signIn(page, 'oficial')
  await expect(page.getByRole('heading', { name: 'Inicio', level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  const finder = page.getByRole('dialog', { name: 'Buscar en la operación' })
  await expect(finder.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('persona demo')
  await finder.getByRole('option', { name: /^Todos los resultados/ }).click()
  await expect(page).toHaveURL(/\/search\?q=persona/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Persona Demo' }).first()).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await expect(page.getByRole('heading', { name: 'Envíos', level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: 'Usar teclas sin Ctrl' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await page.keyboard.press('Control+k')
  await expect(finder.getByRole('combobox')).toBeFocused()
  await expect(page).toHaveURL(/\/transfers/)
})
