import { expect, test, type Locator, type Page } from '@playwright/test'
import { axeFaults, darkFaults } from '../kit/axe.ts'
import { english } from '../kit/english.ts'

const sheet = (page: Page, component: string): Locator =>
  page.getByRole('group', { name: `${component}, Persona`, exact: true })

async function open(page: Page): Promise<void> {
  expect((await page.goto('/gallery'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Galería' })).toBeVisible()
  await expect(page.getByRole('grid').first()).toBeVisible()
}

/** Asserts that no visible or announced text is English; the names of our components are the gallery's content. */
async function isSpanish(part: Locator): Promise<void> {
  const { englishIn, textsIn } = await english()
  const texts = await part.evaluate(textsIn)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => englishIn(text).length > 0)).toEqual([])
}

for (const [width, mark] of [
  [390, '@slow'],
  [1366, ''],
] as const) {
  test(`every component in both colours and schemes: no axe faults at ${width} px ${mark}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    // Landmarks occur twice on purpose, once in each colour.
    expect(await axeFaults(page, ['landmark-unique'])).toEqual([])
    expect(await darkFaults(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('the six controls: no English text, closed and open', async ({ page }) => {
  await open(page)
  for (const control of ['DatePicker', 'DataGrid', 'Pagination', 'Rating', 'Combobox', 'Alert'])
    await isSpanish(sheet(page, control))

  await sheet(page, 'DatePicker')
    .getByRole('button', { name: 'Abrir el calendario', exact: true })
    .first()
    .click()
  const calendar = page.getByRole('dialog', { name: /^Calendario/ })
  await expect(calendar.getByRole('radio').first()).toBeVisible()
  await isSpanish(calendar)
  await calendar.getByRole('radio', { name: '1990' }).click()
  await expect(calendar.getByRole('gridcell', { name: '15' })).toBeVisible()
  await isSpanish(calendar)
  await calendar.getByRole('gridcell', { name: '15' }).click()
  await expect(sheet(page, 'DatePicker').getByLabel('Fecha de nacimiento').first()).toHaveValue(
    /^15\/\d\d\/1990$/,
  )

  const place = sheet(page, 'Combobox').getByRole('combobox').first()
  await place.fill('nunoa')
  await expect(page.getByRole('option', { name: /Ñuñoa/ })).toBeVisible()
  await isSpanish(page.getByRole('listbox'))
  await page.keyboard.press('Enter')
  await expect(place).toHaveValue('Ñuñoa')

  const grid = sheet(page, 'DataGrid').getByRole('grid').first()
  await grid.getByRole('columnheader', { name: 'Nombre' }).hover()
  await grid.getByRole('button', { name: 'Menú de la columna Nombre' }).click()
  await isSpanish(page.getByRole('menu'))
  await page.getByRole('menuitem', { name: 'Filtrar' }).click()
  await expect(
    page
      .getByLabel('Escribe un valor')
      .or(page.getByLabel('Valor', { exact: true }))
      .first(),
  ).toBeVisible()
  await isSpanish(page.locator('.MuiDataGrid-panel'))
  await page.keyboard.press('Escape')
  await sheet(page, 'DataGrid')
    .getByRole('combobox', { name: /Filas por página/ })
    .first()
    .click()
  await isSpanish(page.getByRole('listbox'))
})

test('a dialog: takes the focus, keeps it, and returns it', async ({ page }) => {
  await open(page)
  const opener = sheet(page, 'Dialog').getByRole('button', { name: 'Abrir diálogo' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Términos y condiciones' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const at = document.activeElement
      return at !== document.body && at?.closest('dialog') === null
    })
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await sheet(page, 'Dialog').getByRole('button', { name: 'Pedir código' }).press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Código de seis dígitos')).toBeFocused()
  await page.keyboard.type('480913')
  await expect(sheet(page, 'Dialog').getByRole('button', { name: 'Pedir código' })).toBeFocused()

  const remove = sheet(page, 'ConfirmDialog').getByRole('button', { name: 'Pedir confirmación' })
  await remove.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Volver' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove).toBeFocused()
})

test('every position of the keyboard focus: visible', async ({ page }) => {
  await open(page)
  const { stops, unseen } = await page.evaluate(lookAtEveryStop)
  expect(stops).toBeGreaterThan(200)
  expect(unseen).toEqual([])
})

/** Focuses each stop as the keyboard would, and returns the stops without a visible focus; runs in the browser. */
async function lookAtEveryStop(): Promise<{ stops: number; unseen: string[] }> {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 && element.checkVisibility() && element.closest('[inert], :disabled') === null,
  )
  // The ring is drawn by the focused element or by the box around it: the frame of a field, the card around a
  // radio.
  const isRinged = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const frame = element.querySelector(':scope > .MuiOutlinedInput-notchedOutline')
    const framed = frame !== null && Number.parseFloat(getComputedStyle(frame).borderTopWidth) >= 2
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return framed || outlined || (element.matches(':focus-within') && boxShadow.includes('inset'))
  }
  const unseen: HTMLElement[] = []
  for (const element of stops) {
    element.focus({ focusVisible: true } as FocusOptions)
    // The library draws the frame of a field in the next task.
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (document.activeElement !== element) continue
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    const star = element.closest('.MuiRating-root')?.querySelector('.MuiRating-iconFocus')
    if (![...around, star].some((box) => box !== null && box !== undefined && isRinged(box)))
      unseen.push(element)
  }
  const nameOf = ({ tagName, ariaLabel, textContent, className }: HTMLElement) =>
    `${tagName} ${ariaLabel ?? textContent.slice(0, 40)} .${className}`
  return { stops: stops.length, unseen: unseen.map(nameOf) }
}

test.describe('rating', () => {
  test.use({ hasTouch: true })

  test('each star clicked, selected by keys or tapped: the rating is that star', async ({ page }) => {
    await open(page)
    const rating = sheet(page, 'Rating').getByRole('group').first()
    const star = (stars: number) =>
      rating.getByRole('radio', { name: `${stars === 1 ? 'Una' : stars} estrella` })
    const labelOf = async (stars: number) => {
      const id = await star(stars).getAttribute('id')
      return rating.locator(`label[for="${id}"]`)
    }
    const given = () =>
      rating
        .getByRole('radio')
        .evaluateAll((all) => all.find((one) => (one as HTMLInputElement).checked)?.getAttribute('value'))
    const all = [1, 2, 3, 4, 5]
    // The last star comes first: selecting the current star would not show a change.
    for (const stars of all.toReversed()) {
      const label = await labelOf(stars)
      for (const x of [3, 22, 41]) {
        await label.click({ position: { x, y: 22 } })
        expect(await given(), `star ${stars} pressed at ${x} px`).toBe(String(stars))
      }
      await page.mouse.move(0, 0)
    }
    await star(1).focus()
    for (const stars of all.slice(1)) {
      await page.keyboard.press('ArrowRight')
      expect(await given(), `star ${stars} by keys`).toBe(String(stars))
    }
    for (const stars of all) {
      await (await labelOf(stars)).tap()
      expect(await given(), `star ${stars} tapped`).toBe(String(stars))
    }
  })
})
