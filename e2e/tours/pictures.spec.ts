import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pendingItemKinds, pendingKinds, pendingPaths } from '@puente/contract'
import type { Browser, Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { expect, test } from '../kit/own-stack.ts'
import { enterAs } from '../kit/people.ts'
import { watchRequests } from '../kit/quiet.ts'
import { stands } from './check-screen.ts'
import { addressOf, screens, type TourUser } from './screens.ts'
import { picturesOf, sheetOf } from './sheet.ts'
import { readyFor } from './tour-users.ts'

// Faults are described in text; a trace would cost as much time as the pictures.
test.use({ trace: 'off' })
// Walkers follow each other in one order, because some screens show what earlier walkers did.
test.describe.configure({ mode: 'default' })

const references = join(import.meta.dirname, 'references')
const results = join(import.meta.dirname, '../test-results/references')
const isWriting = process.env['PUENTE_PICTURES'] === 'write'
/** The browser of the references: pictures depend on it. */
const browserFile = join(references, 'browser.txt')
/** How many times more may differ in another browser, which draws edges of text and curves differently. */
const OTHER_BROWSER = 4

/** How many px of a picture may differ in its sheet. The largest difference of a screen in five runs was 7 px. */
const MOST_DIFFERING = 10

/** Screens of staff and of the sandbox have as many rows as jobs and earlier walkers have written, so they have no reference. */
const customers = (Object.keys(screens) as TourUser[]).filter(
  (walker) => !['support', 'officer', 'treasury', 'sandbox'].includes(walker),
)

const kindAt = (path: string): string =>
  pendingKinds.find((kind) => pendingItemKinds[kind].path === path) ?? ''

const nameOf = (browser: Browser): string =>
  `${browser.browserType().name()} ${browser.version().split('.')[0]}`

/** 1, or more when the references are of another browser; then it says so. */
function allowanceFor(browser: Browser): number {
  if (isWriting) return 1
  const [now, then] = [nameOf(browser), existsSync(browserFile) ? readFileSync(browserFile, 'utf8') : '']
  if (now === then) return 1
  const description = `The references are of ${then} and this is ${now}: ${OTHER_BROWSER} times as many px may differ.`
  test.info().annotations.push({ type: 'another browser', description })
  console.warn(description)
  return OTHER_BROWSER
}

function keep(file: string, content: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

interface Camera {
  readonly page: Page
  /** Where sheets are drawn. */
  readonly empty: Page
  readonly quiet: () => Promise<void>
  readonly allowance: number
}

async function cameraFor(page: Page, browser: Browser): Promise<Camera> {
  const allowance = allowanceFor(browser)
  return { page, empty: await browser.newPage(), quiet: watchRequests(page), allowance }
}

/** Takes the pictures of an address. Writes them as its reference, or returns those that differ from it. */
async function faultsAt(camera: Camera, address: string, name: string): Promise<string[]> {
  const { page, empty, quiet, allowance } = camera
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address, { waitUntil: 'commit' })
  await stands(page)
  await quiet()
  const pictures = await picturesOf(page, quiet)
  const file = join(references, `${name}.webp`)
  const reference = existsSync(file) ? readFileSync(file) : undefined
  const { sheet, difference, differing } = await sheetOf(empty, pictures, reference)
  if (isWriting) {
    keep(file, sheet)
    return []
  }
  if (reference === undefined) return [`${name} has no reference`]
  const most = MOST_DIFFERING * allowance
  const faults = differing.filter(({ px }) => px > most)
  appendFileSync(
    join(results, 'differences.txt'),
    `${name} ${Math.max(...differing.map(({ px }) => px))} of ${most}\n`,
  )
  if (faults.length > 0) {
    keep(join(results, `${name}.webp`), sheet)
    keep(join(results, `${name}-difference.webp`), difference)
  }
  return faults.map(
    ({ width, scheme, px }) =>
      `${name} at ${width} px, ${scheme}: ${px} px of the sheet differ, and ${most} may`,
  )
}

test.beforeAll(() => mkdirSync(results, { recursive: true }))

for (const walker of customers) {
  test(
    `pictures of every screen of ${walker}: as their references`,
    { tag: '@slow' },
    async ({ browser }) => {
      test.setTimeout(1_800_000)
      const { page, things } = await readyFor(walker, browser)
      const camera = await cameraFor(page, browser)
      const faults: string[] = []
      for (const screen of screens[walker])
        faults.push(...(await faultsAt(camera, addressOf(screen, things), `${walker}/${screen.name}`)))
      await page.context().close()
      await camera.empty.close()
      expect(faults).toEqual([])
    },
  )
}

test('pictures of every pending item: as their references', { tag: '@slow' }, async ({ browser }) => {
  test.setTimeout(1_800_000)
  const faults: string[] = []
  for (const path of pendingPaths) {
    const context = await browser.newContext({ baseURL: addresses().customer })
    await enterAs(context, `${kindAt(path)}.tour`, 'customer')
    const camera = await cameraFor(await context.newPage(), browser)
    faults.push(...(await faultsAt(camera, path, `pending/${kindAt(path)}`)))
    await context.close()
    await camera.empty.close()
  }
  expect(faults).toEqual([])
})

test(
  'the references: of this browser or of another one, and each of a screen',
  { tag: '@slow' },
  ({ browser }) => {
    const named = [
      ...customers.flatMap((walker) => screens[walker].map(({ name }) => `${walker}/${name}.webp`)),
      ...pendingPaths.map((path) => `pending/${kindAt(path)}.webp`),
    ]
    const stored = readdirSync(references, { recursive: true }).map(String)
    const ended = stored.filter((file) => file.endsWith('.webp') && !named.includes(file))
    if (isWriting) {
      for (const file of ended) rmSync(join(references, file))
      keep(browserFile, nameOf(browser))
    } else expect(ended).toEqual([])
  },
)
