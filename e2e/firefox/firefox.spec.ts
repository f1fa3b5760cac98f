import { expect, test } from '@playwright/test'
import type { Browser } from 'puppeteer-core'
import { addresses } from '../kit/addresses.ts'
import { demoPassword, emailOf } from '../kit/demo.ts'
import { codesTo } from '../kit/outside.ts'
import { customerIn } from '../kit/newcomers.ts'
import { keepRecipient, orderFor } from '../kit/seed-transfers.ts'
import { inUnitedStates } from '../kit/send.ts'
import { sessionOf } from '../kit/session.ts'
import { findFirefox } from './find-firefox.ts'
import { openWindow, startFirefox, type Window } from './window.ts'

// Playwright drives only a Firefox of its own build, which the package registries do not carry, so Puppeteer drives Debian's.
test.describe.configure({ mode: 'default' })
const started: { firefox?: Browser } = {}

test.beforeAll('start Firefox', async () => {
  test.setTimeout(600_000)
  const program = findFirefox()
  test.info().skip(program === undefined, 'There is no Firefox on this machine, and none can be installed.')
  started.firefox = await startFirefox(program ?? '')
})

test.afterAll(() => started.firefox?.close())

function firefox(): Browser {
  if (started.firefox === undefined) throw new Error('Firefox does not run.')
  return started.firefox
}

async function signIn(window: Window, email: string, password = demoPassword): Promise<void> {
  await window.shows('button', 'Iniciar sesión')
  await window.fill('Correo electrónico', email)
  await window.fill('Contraseña', password)
  await window.click('button', 'Iniciar sesión')
}

/** Types the codes that arrive until the step-up dialog closes. */
async function passStepUp(window: Window, email: string, known: ReadonlySet<string>): Promise<void> {
  await window.shows('dialog', 'Confirma que eres tú')
  const tried = new Set(known)
  await expect(async () => {
    const code = (await codesTo(email)).findLast((one) => !tried.has(one))
    if (code !== undefined) {
      tried.add(code)
      await window.fill('Código que te enviamos', code)
    }
    expect(await window.isShown('dialog', 'Confirma que eres tú')).toBe(false)
  }).toPass({ timeout: 90_000 })
}

test('a customer in Firefox: prices a transfer, signs in, adds a recipient and orders, and each screen fits and reports no error @slow', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const { email, password, api } = await customerIn(await browser.newContext())
  await keepRecipient(api, 'Camila Ejemplo')
  const window = await openWindow(firefox(), addresses().customer)
  await window.open('/')
  await window.shows('combobox', 'País de destino')
  await window.choose('País de destino', 'us-usd')
  await window.fill('Tú envías', '250000')
  await window.go('Enviar $250.000')
  await window.shows('heading', 'Crea tu cuenta')
  await window.click('link', 'Inicia sesión')
  await signIn(window, email, password)

  await window.shows('heading', '¿A quién le envías?')
  await window.click('link', 'Agregar destinatario')
  await window.shows('heading', '¿Quién recibe el dinero?')
  const { name, fields, choices = {} } = inUnitedStates('Rosa Ejemplo')
  await window.fill('Nombre completo', name)
  await window.choose('¿Qué relación tiene contigo?', 'family')
  for (const [label, value] of Object.entries(choices)) await window.choose(label, value)
  for (const [label, value] of Object.entries(fields)) await window.fill(label, value)
  await window.choose('¿De dónde viene el dinero?', 'salary')
  const known = new Set(await codesTo(email))
  await window.click('button', 'Guardar y continuar')
  await passStepUp(window, email, known)

  await window.shows('heading', '¿Está todo bien?')
  await window.click('button', 'Confirmar envío de $250.000 y pagar después')
  await window.shows('button', 'Pagar $250.000 en mi banco')
  expect(window.address().pathname).toMatch(/^\/send\/pay\//)
  expect(window.errors).toEqual([])
  await window.close()
})

test('staff in Firefox: sign in, read lists and decide on a transfer under review, and each screen fits and reports no error @slow', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const { api } = await customerIn(await browser.newContext())
  const { id } = await orderFor(api, (await keepRecipient(api, 'Bloqueado Demo')).id)
  const staff = await sessionOf('analista', 'backoffice')
  const { reference } = await staff.get<{ reference: string }>(`/api/transfers/${id}`)

  const window = await openWindow(firefox(), addresses().backoffice)
  await window.open('/')
  await signIn(window, emailOf('analista'))
  await window.shows('heading', 'Inicio')
  await window.open('/transfers')
  await window.shows('heading', 'Envíos')
  await window.shows('link', reference)
  await window.open('/reviews')
  await window.click('link', reference)
  await window.shows('heading', '¿Se libera o se rechaza este envío?')
  await window.fill('Nota', 'Otra persona: nace en otro año.')
  await window.click('button', 'Proponer liberar')
  await window.reads('Falta que otra persona confirme')
  expect(window.errors).toEqual([])
  await window.close()
})
