import { expect, test, type Page } from '@playwright/test'
import { decide, isoInYears, waitingOf, type GivenFile } from '../kit/files.ts'
import { enterAt, tabTo, typeAt } from '../kit/keys.ts'
import { arrivedWhereTheyWereGoing, customerWithItem } from '../kit/pending-customer.ts'
import { decideNewest, pdfFile } from '../kit/papers.ts'
import { darkPhoto } from '../kit/pictures.ts'
import { demoOwners, sessionIn } from '../kit/people.ts'

/** These tests use the keyboard only: nothing clicks, fills or focuses. */
const again = { twin: '.again' } as const
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Opens the browser's file dialog with a key and chooses the file. */
async function chooseAt(page: Page, name: string, file: GivenFile): Promise<void> {
  // A key pressed while the screen is being rendered may be lost, so it is pressed again until a dialog
  // opens.
  await expect(async () => {
    await tabTo(page, button(page, name))
    const [dialog] = await Promise.all([
      page.waitForEvent('filechooser', { timeout: 3000 }),
      page.keyboard.press('Enter'),
    ])
    await dialog.setFiles(file)
  }).toPass({ timeout: 60_000 })
}

/** Asserts that the focus is on an element of the page, not lost with a removed one. */
const hasFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY')

async function chooseIn(page: Page, label: string, typed: string, name: string): Promise<void> {
  await typeAt(page, page.getByRole('combobox', { name: label }), typed)
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: label })).toHaveValue(name)
}

test('by keyboard alone: both sides of a card are photographed, the warning is read, and the item is settled', async ({
  browser,
}) => {
  const { page, open } = await customerWithItem(
    browser,
    'id-expired-chilean',
    '/notifications/update-document',
    again,
  )
  const document = page.getByRole('combobox', { name: 'Documento' })
  await tabTo(page, document)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(document).toHaveValue('chilean-id')
  await typeAt(page, page.getByRole('textbox', { name: 'Vence el' }), `15/06/${isoInYears(6).slice(0, 4)}`)
  await enterAt(page, button(page, 'Continuar a las fotos'))
  await hasFocus(page)
  for (const side of ['Frente', 'Reverso']) {
    const group = page.getByRole('group', { name: side })
    await chooseAt(page, `Elegir archivo: ${side}`, darkPhoto(`${side}.png`))
    await expect(group.getByText('llegó bien').first()).toBeVisible()
    await expect(page.getByText(/La foto está oscura/).first()).toBeVisible()
    await expect(button(page, `Elegir otro: ${side}`)).toBeFocused()
  }
  await expect(page.getByRole('heading', { name: 'Lo estamos revisando' })).toBeVisible()
  const { id, name } = await sessionIn(page)
  const waiting = await waitingOf(id)
  await decide(waiting.get('identity back'), { verdict: 'accepted' })
  const read = { type: 'chilean-id', nationality: 'CL', number: 'A1234567', name, printedEnd: isoInYears(6) }
  await decide(waiting.get('identity front'), { verdict: 'accepted', facts: { identity: read } })
  await arrivedWhereTheyWereGoing(page)
  await hasFocus(page)
  expect(await open()).toEqual([])
  await page.context().close()
})

test('by keyboard alone: a year later the user moves to another region and confirms the rest', async ({
  browser,
}) => {
  const { page, open } = await customerWithItem(
    browser,
    'annual-update',
    '/notifications/update-profile',
    again,
  )
  await enterAt(page, button(page, 'Cambiar dirección'))
  await hasFocus(page)
  await chooseIn(page, 'Región', 'valpa', 'Valparaíso')
  await chooseIn(page, 'Comuna', 'vina del', 'Viña del Mar')
  await typeAt(page, page.getByLabel('Calle'), 'Calle Nueva de Prueba')
  await typeAt(page, page.getByLabel('Número'), '8')
  await enterAt(page, button(page, 'Guardar cambio'))
  await expect(page.getByText('Si lo demás sigue igual, confírmalo.').first()).toBeVisible()
  await hasFocus(page)
  await enterAt(page, button(page, 'Sigue igual'))
  await arrivedWhereTheyWereGoing(page)
  await hasFocus(page)
  expect(await open()).toEqual([])
  await page.context().close()
})

test('by keyboard alone: differing owners are reviewed, a newer document is sent, and the item is settled', async ({
  browser,
}) => {
  const path = '/notifications/missing-shareholder-certificate'
  const { page, open } = await customerWithItem(browser, 'shareholder-certificate', path, again)
  await enterAt(page, button(page, 'Corregir lo que declaramos'))
  await hasFocus(page)
  await enterAt(page, button(page, 'Volver sin cambiar'))
  await hasFocus(page)
  await enterAt(page, button(page, 'Enviar un documento más nuevo'))
  await hasFocus(page)
  await chooseAt(page, 'Elegir archivo: Documento de socios', pdfFile())
  await expect(page.getByText(/Lo estamos revisando/)).toBeVisible()
  await expect(button(page, 'Elegir otro: Documento de socios')).toBeFocused()
  const { id } = await sessionIn(page)
  await decideNewest(id, 'shareholders', { verdict: 'accepted', facts: { owners: demoOwners } })
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  await page.context().close()
})
