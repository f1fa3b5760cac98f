import type { BusinessFiguresWire } from '@puente/contract/staff'
import type { Browser } from '@playwright/test'
import { statementOf } from '../kit/bank-statements.ts'
import type { Effort } from '../kit/counted.ts'
import { pdfFile } from '../kit/files.ts'
import { customerIn, submittedIn } from '../kit/newcomers.ts'
import { cancelUnpaid, delivered, orderUnpaid } from '../kit/orders.ts'
import { moveClock, transferTo } from '../kit/outside.ts'
import { expect, test } from '../kit/own-stack.ts'
import { sendDocument } from '../kit/sent-documents.ts'
import { sessionOf } from '../kit/session.ts'
import { atHome, closeHomes, confirmAs, openFirst, openFound, propose } from '../kit/staff-tasks.ts'

test.afterEach(closeHomes)
test.afterEach(cancelUnpaid)
// One environment whose clock moves forward; a task that fails leaves the others possible.
test.describe.configure({ mode: 'default' })

const person = () => sessionOf('persona')

/** The reference of a transfer, which only staff read before it is paid. */
const referenceOf = async (id: string): Promise<string> =>
  (await (await sessionOf('soporte', 'backoffice')).get<{ reference: string }>(`/api/transfers/${id}`))
    .reference

/** An order of this amount with a hit, released by two people; returns its reference. */
async function hitDecided(browser: Browser, effort: Effort, amount: string): Promise<string> {
  const { id } = await orderUnpaid(await person(), 'Bloqueado Demo', amount)
  const shown = Number(amount).toLocaleString('es-CL')
  const analyst = await atHome(browser, 'analista', effort)
  await openFirst(analyst, shown)
  await propose(analyst, 'Proponer liberar', 'Otra persona: nace en otro año.')
  const officer = await confirmAs(browser, 'oficial', effort, shown)
  await expect(officer.getByRole('heading', { name: 'El envío se liberó' })).toBeVisible()
  return referenceOf(id)
}

interface Task {
  readonly name: string
  /** The acts that the task took before; undefined where it was not possible. */
  readonly before: number | undefined
  /** The most acts that it may take. */
  readonly most: number
  readonly run: (browser: Browser, effort: Effort) => Promise<unknown>
}

const tasks: readonly Task[] = [
  {
    name: 'approve a person, with two people',
    before: 8,
    most: 4,
    run: async (browser, effort) => {
      const context = await browser.newContext()
      const { api } = await submittedIn(
        context,
        { givenNames: 'Emilia', surnames: 'Cargo Público' },
        { exposure: 'self' },
      )
      const analyst = await atHome(browser, 'analista', effort)
      await openFirst(analyst, /Emilia Cargo/)
      await propose(analyst, 'Proponer aprobar', 'El cargo está acreditado.')
      const officer = await confirmAs(browser, 'oficial', effort, /Emilia Cargo/)
      await expect(officer.getByText('La solicitud ya se decidió')).toBeVisible()
      expect((await api.get('/api/application')).status).toBe('confirmed')
    },
  },
  {
    name: 'decide a hit, with two people',
    before: 8,
    most: 4,
    run: (browser, effort) => hitDecided(browser, effort, '180001'),
  },
  {
    name: 'return a payment in suspense, with two people',
    before: 8,
    most: 4,
    run: async (browser, effort) => {
      await transferTo({ payerRut: '12.345.678-5', amount: '143111', reference: 'arriendo' })
      const treasury = await atHome(browser, 'tesoreria', effort)
      await openFirst(treasury, '143.111')
      await propose(treasury, 'Proponer devolver', 'Nadie lo espera.')
      const officer = await confirmAs(browser, 'oficial', effort, '143.111')
      await expect(officer.getByRole('heading', { level: 1 })).not.toHaveText(/\?$/)
    },
  },
  {
    name: 'refuse a document',
    before: 5,
    most: 2,
    run: async (browser, effort) => {
      const context = await browser.newContext()
      const { api } = await customerIn(context, { givenNames: 'Renata', surnames: 'Papel Cortado' })
      const id = await sendDocument(context, { kind: 'source-of-funds' }, pdfFile('renta.pdf'))
      const analyst = await atHome(browser, 'analista', effort)
      await openFirst(analyst, /Renata Papel/)
      await analyst.getByRole('button', { name: 'No se lee' }).click()
      await expect
        .poll(async () => (await api.get(`/api/documents/${id}`)).state, { timeout: 60_000 })
        .toBe('refused')
    },
  },
  {
    name: 'answer a conversation',
    before: 3,
    most: 2,
    run: async (browser, effort) => {
      const { folio } = await (
        await person()
      ).post<{ folio: string }>('/api/threads', { kind: 'question', text: '¿Cuándo llega?' })
      const support = await atHome(browser, 'soporte', effort)
      await openFirst(support, folio)
      await support.getByLabel('Respuesta').fill('Mañana, antes de las 18:00.')
      await support.getByRole('button', { name: 'Enviar respuesta' }).click()
      await expect(support.getByText('Mañana, antes de las 18:00.')).toBeVisible()
    },
  },
  {
    name: 'find a transfer by its amount',
    before: undefined,
    most: 2,
    run: async (browser, effort) => {
      const { id } = await delivered(await person(), 'Rosa Ejemplo', '161777')
      const support = await atHome(browser, 'soporte', effort)
      await openFound(support, '161.777', await referenceOf(id))
      await expect(support.getByText('161.777').first()).toBeVisible()
    },
  },
  {
    name: 'find a recipient',
    before: undefined,
    most: 2,
    run: async (browser, effort) => {
      await orderUnpaid(await person(), 'Rosa Ejemplo', '161888')
      const support = await atHome(browser, 'soporte', effort)
      await openFound(support, 'rosa ejem', /Rosa Ejemplo/)
      await expect(support.getByText('Rosa Ejemplo').first()).toBeVisible()
    },
  },
  {
    name: 'hand a case to a colleague',
    before: undefined,
    most: 3,
    run: async (browser, effort) => {
      const { folio } = await (
        await person()
      ).post<{ folio: string }>('/api/threads', { kind: 'question', text: '¿Y mi boleta?' })
      const support = await atHome(browser, 'soporte', effort)
      await openFirst(support, folio)
      const team = support.getByRole('region', { name: 'Quién trabaja en este caso' })
      await team.getByRole('button', { name: /^Pasar/ }).click()
      await team.getByLabel(/^Pasar/).selectOption({ label: 'Oficial Demo' })
      await expect(team.getByText('Asignado a Oficial Demo')).toBeVisible()
    },
  },
  {
    name: 'answer who decided a transfer and why',
    before: undefined,
    most: 3,
    run: async (browser, effort) => {
      const reference = await hitDecided(browser, { acts: 0, fields: 0 }, '180002')
      const officer = await atHome(browser, 'oficial', effort)
      await openFound(officer, reference, reference)
      await officer.getByRole('link', { name: 'Ver la alerta' }).first().click()
      await expect(officer.getByText('Otra persona: nace en otro año.')).toBeVisible()
      await expect(officer.getByText(/Analista Demo/).first()).toBeVisible()
    },
  },
  {
    name: 'import a statement and book a fee, with two people',
    before: 17,
    most: 8,
    run: async (browser, effort) => {
      const treasury = await atHome(browser, 'tesoreria', effort)
      await treasury.getByRole('link', { name: 'Importar una cartola' }).click()
      await treasury.getByLabel('¿De qué cuenta es?').selectOption({ label: 'Cuenta nostro, PEN' })
      const text = statementOf({
        number: 'PEN-1',
        currency: 'PEN',
        reference: 'F-1',
        day: '2026-01-05',
        opening: 1000,
        lines: [{ id: 'COM', units: -35, words: 'comisión de mantención' }],
      })
      await treasury
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'cartola.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await treasury.getByRole('button', { name: 'Importar', exact: true }).click()
      await treasury.getByRole('link', { name: 'Sin calzar' }).click()
      await expect(treasury.getByText('Parece un cobro del banco')).toBeVisible()
      await treasury.getByLabel('Por qué', { exact: true }).fill('Comisión mensual del banco.')
      await treasury.getByRole('button', { name: 'Proponer el asiento' }).click()
      await expect(treasury.getByText('Falta que otra persona confirme')).toBeVisible()
      const officer = await confirmAs(browser, 'oficial', effort, /35/)
      await expect(officer.getByText('El descuadre está cerrado')).toBeVisible()
    },
  },
  {
    name: 'close a month, with two people',
    before: 8,
    most: 4,
    run: async (browser, effort) => {
      const treasury = await atHome(browser, 'tesoreria', effort)
      await treasury.getByRole('link', { name: 'Cerrar un período' }).click()
      await treasury.getByLabel('Nota', { exact: true }).fill('Mes revisado.')
      // The days of this environment have no statements.
      await expect(treasury.getByText(/^Se cierra con estas líneas en rojo/)).toBeVisible()
      await treasury.getByRole('button', { name: /^Proponer/ }).click()
      const officer = await confirmAs(browser, 'oficial', effort, /cerrar|período/i)
      await expect(officer.getByText(/^Cerrado hasta el/).first()).toBeVisible()
    },
  },
  {
    name: 'see the revenue of yesterday by corridor',
    before: undefined,
    most: 2,
    run: async (browser, effort) => {
      const { createdAt } = await delivered(await person())
      await moveClock(24 * 3_600_000)
      const session = await sessionOf('tesoreria', 'backoffice')
      const day = new Date(createdAt).toLocaleDateString('sv-SE', { timeZone: 'America/Santiago' })
      const counted = async () =>
        (await session.get<BusinessFiguresWire>(`/api/business-figures?from=${day}&to=${day}`)).total
          .delivered
      await expect.poll(counted, { timeout: 180_000, intervals: [2000] }).toBeGreaterThan(0)
      const treasury = await atHome(browser, 'tesoreria', effort)
      await treasury.getByRole('link', { name: 'Ayer', exact: true }).click()
      const revenue = treasury.getByRole('region', { name: 'Ingresos' })
      await revenue.getByText('Ver tabla').click()
      await expect(revenue.getByRole('row', { name: 'Estados Unidos · USD' })).toContainText('$')
    },
  },
]

const done: {
  readonly name: string
  readonly before: number | undefined
  readonly effort: Effort
  readonly ms: number
}[] = []

for (const { name, before, most, run } of tasks)
  test(`task: ${name}, in at most ${most} acts`, async ({ browser }) => {
    const effort: Effort = { acts: 0, fields: 0 }
    const begun = performance.now()
    await run(browser, effort)
    done.push({ name, before, effort, ms: performance.now() - begun })
    expect(effort.acts).toBeLessThanOrEqual(most)
  })

test.afterAll(() => {
  for (const { name, before, effort, ms } of done)
    console.log(
      `${name}: before ${before ?? 'impossible'}, now ${effort.acts} acts and ${effort.fields} fields, ${(ms / 1000).toFixed(1)} s`,
    )
})
