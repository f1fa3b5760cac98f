import { expect, test } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { statementOf } from '../kit/bank-statements.ts'
import { signIn } from '../kit/people.ts'

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('treasury: imports a statement, tries the rules, and matches the rest by hand', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: addresses().backoffice })
  await page.goto('/reconciliation')
  await signIn(page, 'tesoreria')
  await expect(page.getByRole('heading', { name: 'Conciliación', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Importar cartola' }).click()

  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(page.getByText('Elige el archivo.').first()).toBeVisible()
  await page.getByLabel('¿De qué cuenta es?').selectOption({ label: 'Cuenta nostro, PEN' })
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles(file('rota.xml', '<!DOCTYPE x []><Document/>'))
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(page.getByText('Por seguridad no se lee. Línea 1, columna')).toBeVisible()

  const day = '2026-01-05'
  const received = statementOf({
    number: 'PEN-1',
    currency: 'PEN',
    reference: 'V-1',
    day,
    opening: 1000,
    lines: [
      { id: 'IDA', units: -700, words: 'cargo por error' },
      { id: 'VUELTA', units: 700, words: 'lo devolvemos' },
      { id: 'OTRO', units: 35 },
    ],
  })
  await input.setInputFiles(file('cartola.csv', received))
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(page.getByText('Cartola V-1: cuadra')).toBeVisible()
  await expect(page.getByText('3 líneas, 3 nuevas; 3 sin calzar.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver cartola' }).click()
  await expect(page.getByRole('heading', { name: 'La cartola cuadra', level: 1 })).toBeVisible()
  await expect(page.getByText('cargo por error')).toBeVisible()

  await page.goto('/')
  const waiting = page.getByRole('table', { name: 'Descuadres' })
  await expect(waiting.getByRole('row', { name: /Cargo solo en el banco.*700/ })).toBeVisible()

  await page.goto('/reconciliation')
  await page.getByRole('link', { name: 'Reglas de calce' }).click()
  await page.getByRole('button', { name: 'Simular con los movimientos abiertos' }).click()
  await expect(page.getByRole('heading', { name: /^Simulación con \d/ })).toBeVisible()
  await expect(page.getByText('La propuesta y las vigentes calzan lo mismo')).toBeVisible()

  await page.goto('/breaks?code=nostro&currency=PEN&kind=bank-out')
  await page.getByRole('link', { name: 'Cargo solo en el banco' }).click()
  await expect(page.getByRole('heading', { name: '¿Por qué salió este cargo?' })).toBeVisible()
  await page.getByRole('radio', { name: /Calzar con otros movimientos/ }).check()
  await page.getByRole('checkbox', { name: /700/ }).check()
  await expect(page.getByText('Cuadra: se puede calzar.')).toBeVisible()
  await page.getByLabel('Por qué', { exact: true }).fill('El banco lo devolvió el mismo día.')
  await page.getByRole('button', { name: /Calzar|Proponer el calce/ }).click()
  await expect(page.getByText(/El descuadre está cerrado|¿Confirmas cómo se cierra\?/)).toBeVisible()
  await page.close()
})
