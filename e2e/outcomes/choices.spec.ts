import type { TransferWire } from '@puente/contract/customer'
import type { Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { emailOf } from '../kit/demo.ts'
import { order, payFor, until } from '../kit/orders.ts'
import { codeTo, messagesTo, moveClock, notifySandbox } from '../kit/outside.ts'
import { closeAccount, downloadMyData, openClosure } from '../kit/leaving.ts'
import { verifiedLedger } from '../kit/ledger.ts'
import { customerIn } from '../kit/newcomers.ts'
import { expect, test } from '../kit/own-stack.ts'
import { enterAs, staffPage, typeSignIn } from '../kit/people.ts'
import { deliveredFor, keepRecipient } from '../kit/seed-transfers.ts'
import { sessionOf, type Session } from '../kit/session.ts'

// The last test is seven years later, when the yearly confirmation of the demo person's data is due.
test.use({ stackOf: 'choices' })
test.describe.configure({ mode: 'serial' })

const hourMs = 3_600_000
const minuteMs = 60_000

/** A session that can prepare data. A new one is needed because moving the clock by a day ends earlier ones. */
const persona = (): Promise<Session> => sessionOf('persona')

/** Opens a page signed in, at the current business time. */
async function open(page: Page, path: string): Promise<void> {
  await enterAs(page.context(), 'persona', 'customer')
  await page.goto(path)
}

/** Sets the market rate to this many pesos per dollar and waits until prices use it. */
async function setRate(mid: string): Promise<void> {
  await notifySandbox('/control/rates', { action: 'set', base: 'USD', mid })
  await moveClock(2 * minuteMs)
  const price = `${addresses().customer}/api/prices?corridorId=us-usd&side=send&amount=200000`
  const inPrices = async () =>
    ((await (await fetch(price)).json()) as { midMarketClpPerUnit?: string }).midMarketClpPerUnit
  await expect.poll(async () => Number(await inPrices()), { timeout: 60_000 }).toBe(Number(mid))
}

async function partlyPaid(session: Session, amount: string): Promise<TransferWire> {
  const ordered = await order(session)
  await payFor(ordered, amount)
  return until(session, ordered.id, ({ payment }) => payment?.receivedMinor === amount)
}

/** Passes a step-up with the code sent by mail. */
async function passStepUp(page: Page, press: () => Promise<void>): Promise<void> {
  const seen = (await messagesTo(emailOf('persona'))).length
  await press()
  const dialog = page.getByRole('dialog')
  const done = page.getByRole('heading', { name: /revisión|convirtiendo|va hacia|ya tiene/ })
  await expect(dialog.or(done)).toBeVisible()
  if (!(await dialog.isVisible())) return
  await dialog
    .getByRole('textbox')
    .first()
    .fill(await codeTo(emailOf('persona'), seen))
  // Six digits are a complete code: the dialog submits it by itself.
  await expect(dialog).toBeHidden()
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const arrives = (page: Page) =>
  expect(heading(page, /ya tiene el dinero en su cuenta/)).toBeVisible({ timeout: 60_000 })
const comesBack = (page: Page) => expect(heading(page, /^Te devolvimos \$/)).toBeVisible({ timeout: 60_000 })

test('a payment too small, and the customer chooses to send: the received amount is sent', async ({
  page,
}) => {
  const session = await persona()
  const { id } = await partlyPaid(session, '120000')
  await moveClock(25 * hourMs)
  await open(page, `/transfers/${id}`)
  await expect(heading(page, 'Llegaron $120.000 de $200.000: decide qué hacemos')).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('link', { name: 'Decidir qué hacer' }).click()
  await expect(page.getByText('Si no respondes, te devolvemos $120.000 a la cuenta')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar $120.000' }).dblclick()
  await arrives(page)
})

test('a payment too small and no answer: it is refunded', async ({ page }) => {
  const session = await persona()
  const { id } = await partlyPaid(session, '60000')
  await moveClock(25 * hourMs)
  await until(await persona(), id, ({ choice }) => choice !== undefined)
  await moveClock(5 * 24 * hourMs)
  await open(page, `/transfers/${id}`)
  await comesBack(page)
  await expect(page.getByText('Porque el pago no llegó completo.')).toBeVisible()
})

test('a late payment at a better rate: it is sent automatically', async ({ page }) => {
  await setRate('950')
  const ordered = await order(await persona())
  await moveClock(25 * hourMs)
  await setRate('941')
  await open(page, `/transfers/${ordered.id}`)
  await expect(heading(page, 'El plazo para pagar venció y el envío se canceló')).toBeVisible()
  await payFor(ordered)
  await until(await persona(), ordered.id, ({ state }) => state === 'delivered')
  await page.reload()
  await arrives(page)
})

test('a late payment at a worse rate: it is sent after one tap', async ({ page }) => {
  await setRate('941')
  const ordered = await order(await persona())
  await moveClock(25 * hourMs)
  await setRate('950')
  const session = await persona()
  await payFor(ordered)
  await until(session, ordered.id, ({ choice }) => choice?.offer !== undefined)
  await open(page, `/transfers/${ordered.id}/choice`)
  await expect(heading(page, 'Tu pago llegó después del plazo. ¿Qué hacemos?')).toBeVisible()
  await expect(page.getByText(/menos que en tu pedido/)).toBeVisible()
  await page.getByRole('button', { name: 'Enviar $200.000' }).click()
  await arrives(page)
})

test('a payout that the bank rejects: another order to that account is warned of it, and it is corrected and delivered', async ({
  page,
}) => {
  const session = await persona()
  const ordered = await order(session, 'Rosa Rechazo')
  await payFor(ordered)
  await until(session, ordered.id, ({ state }) => state === 'needs-correction')
  await open(page, `/transfers/${ordered.id}`)
  await expect(page.getByText('El banco de Rosa Rechazo dice que la cuenta está cerrada.')).toBeVisible()
  const { items } = await session.get<{ items: { id: string; name: string }[] }>('/api/recipients')
  const recipient = items.find(({ name }) => name === 'Rosa Rechazo')?.id ?? ''
  const warning = page.getByText('El banco devolvió un envío a Rosa Rechazo')
  await page.goto(`/recipients/${recipient}`)
  await expect(warning).toBeVisible()
  await page.goto(`/send?recipient=${recipient}&corridor=us-usd&side=send&amount=200000&again=yes`)
  await expect(warning).toBeVisible()
  await page.getByRole('link', { name: 'Corregir los datos' }).click()
  await expect(page.getByLabel('Número de ruta (ABA)')).toHaveValue(/021000021/)
  await expect(page.getByLabel('Número de cuenta')).toHaveValue('')
  await page.getByLabel('Nombre completo').fill('Rosa Corregida')
  await page.getByLabel('Número de cuenta').fill('8765432100')
  await passStepUp(page, () => page.getByRole('button', { name: 'Corregir y enviar otra vez' }).click())
  await expect(heading(page, 'Rosa Corregida ya tiene el dinero en su cuenta')).toBeVisible({
    timeout: 60_000,
  })
})

test('a payout returned after delivery: refunded', async ({ page }) => {
  const session = await persona()
  const ordered = await order(session, 'Rosa Devuelve')
  await payFor(ordered)
  await until(session, ordered.id, ({ state }) => state === 'delivered')
  await moveClock(4_000)
  await until(session, ordered.id, ({ state }) => state === 'needs-correction')
  await open(page, `/transfers/${ordered.id}/correction`)
  await page.getByRole('button', { name: 'Prefiero que me devuelvan el dinero' }).click()
  await page.getByRole('button', { name: 'Devolverme el dinero' }).click()
  await comesBack(page)
  await expect(page.getByText('Porque el banco de destino no abonó el dinero.')).toBeVisible()
})

test('an unpaid order: ends, and the page says that nothing was charged', async ({ page }) => {
  const { id } = await order(await persona())
  await moveClock(25 * hourMs)
  await open(page, `/transfers/${id}`)
  await expect(heading(page, 'El plazo para pagar venció y el envío se canceló')).toBeVisible({
    timeout: 60_000,
  })
})

const yearMs = 365 * 24 * hourMs

// The last one, because it moves the clock by years.
test('an account closed, past its retention: what it kept was downloaded, the night erases it, and the books verify', async ({
  page,
  context,
  browser,
  stack,
}) => {
  test.slow()
  const newcomer = await customerIn(context)
  const { api, email, password } = newcomer
  const order = await deliveredFor(newcomer, (await keepRecipient(api, 'Rosa Última')).id)
  const file = await downloadMyData(page)
  expect(JSON.stringify(file)).toContain('Rosa Última')
  await openClosure(page)
  await closeAccount(page)
  await expect.poll(async () => (await page.request.get('/api/session')).status()).toBe(401)
  await page.goto('/login')
  await typeSignIn(page, email, password)
  await expect(page.getByText('Tu cuenta está cerrada')).toBeVisible()
  await expect(page.getByText(/hasta el \d\d\/\d\d\/\d{4}/)).toBeVisible()

  await moveClock(7 * yearMs)
  const office = await staffPage(browser, 'oficial')
  await expect(async () => {
    await office.goto('/retention')
    const runs = office.getByRole('table', { name: 'Últimos borrados' })
    await expect(runs.getByText(/^Identidad y documentos: \d+ filas? de 1 cliente$/)).toBeVisible({
      timeout: 3000,
    })
  }).toPass({ timeout: 120_000 })
  await office.goto(`/transfers/${order.id}`)
  await expect(heading(office, /./)).toBeVisible()
  await expect(office.getByText('Rosa Última')).toHaveCount(0)
  expect(await verifiedLedger(stack.dataDir)).toContain('the books are whole')

  const stranger = await browser.newContext({ baseURL: stack.customer })
  const elsewhere = await stranger.newPage()
  await elsewhere.goto('/login')
  await typeSignIn(elsewhere, email, password)
  await expect(elsewhere.getByText(/El correo (o|y) la contraseña no coinciden/).first()).toBeVisible()
  for (const one of [stranger, office.context()]) await one.close()
})
