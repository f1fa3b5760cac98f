import { expect, type BrowserContext, type Page } from '@playwright/test'
import { decide, isoInYears, pdfFile } from './files.ts'
import { apiOf } from './newcomers.ts'
import { sendDocument } from './sent-documents.ts'
import { sessionOf } from './session.ts'

/** Sends both sides of a card of each of these persons, in the part of a company's file, and goes on. */
export async function sendPeopleDocuments(page: Page, names: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Envía el documento de cada persona' })).toBeVisible()
  for (const name of names) {
    const person = page.getByRole('group', { name, exact: true })
    await person.getByRole('textbox', { name: 'Vence el' }).fill(`15/06/${isoInYears(6).slice(0, 4)}`)
    await person.getByRole('button', { name: 'Continuar a las fotos' }).click()
    for (const side of ['Frente', 'Reverso']) {
      const group = person.getByRole('group', { name: `${side} de ${name}` })
      await group
        .locator('input[type=file]')
        .first()
        .setInputFiles(pdfFile(`${side}.pdf`))
      await expect(group.getByText('llegó bien').first()).toBeVisible()
    }
    await expect(person.getByText('En revisión')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Continuar' }).click()
}

/** How a person is identified: by a Chilean card or by a passport. */
interface Identified {
  readonly document: 'rut' | 'foreign'
  readonly country?: string
}

const typeOf = ({ document }: Identified) => (document === 'rut' ? 'chilean-id' : 'passport')

interface Asked extends Identified {
  readonly ref: string
  readonly page?: number
  readonly needs: readonly ('front' | 'back')[]
}

const peopleIn = async (context: BrowserContext): Promise<readonly Asked[]> =>
  (await apiOf(context).get<{ people: readonly Asked[] }>('/api/company-file')).people

/** Sends a document of each person behind the company of a context, without the screens. */
export async function sendPeopleIn(context: BrowserContext): Promise<void> {
  for (const person of await peopleIn(context)) {
    const said = { type: typeOf(person), printedEnd: isoInYears(6) }
    await apiOf(context).send('PUT', `/api/company-file/people/${person.ref}`, said)
  }
  for (const { page = 0, needs } of await peopleIn(context))
    for (const side of needs)
      await sendDocument(context, { kind: 'company-person-identity', side, page }, pdfFile(`${side}.pdf`))
}

interface Person extends Identified {
  readonly name: string
  readonly number: string
  readonly documents: readonly {
    readonly id: string
    readonly side: 'front' | 'back'
    readonly state: string
  }[]
}

/** Staff accept the documents that wait of the persons behind a company, with what they read on each. */
export async function acceptPeopleDocuments(companyFilePath: string): Promise<void> {
  const analista = await sessionOf('analista', 'backoffice')
  const { people } = await analista.get<{ people: readonly Person[] }>(companyFilePath)
  for (const { name, number, documents, ...person } of people)
    for (const { id, side, state } of documents) {
      if (state === 'accepted') continue
      const nationality = person.country ?? 'CL'
      const identity = { type: typeOf(person), nationality, number, name, printedEnd: isoInYears(6) }
      await decide(id, { verdict: 'accepted', ...(side === 'front' ? { facts: { identity } } : {}) })
    }
}
