import { readFileSync } from 'node:fs'
import { pendingPaths } from '@puente/contract'
import { expect, test } from '@playwright/test'
import { watchRequests } from '../kit/quiet.ts'
import { watchShifts } from '../kit/shifts.ts'
import { lookAt } from './look.ts'
import { addressOf, gallery, screens, type Things, type Walker } from './screens.ts'
import { readyFor } from './walkers.ts'

// Faults are described in text; a trace would cost as much time as the checks.
test.use({ trace: 'off' })

for (const walker of Object.keys(screens) as Walker[]) {
  test(`every screen of ${walker}, at every size: no faults`, async ({ browser }) => {
    test.setTimeout(900_000)
    const { page, things } = await readyFor(walker, browser)
    await watchShifts(page.context())
    const looker = { page, quiet: watchRequests(page) }
    const faults: string[] = []
    for (const screen of screens[walker])
      faults.push(...(await lookAt(looker, addressOf(screen, things), `${screen.name}/${walker}`)))
    await page.context().close()
    expect(faults).toEqual([])
  })
}

const id = '0'.repeat(32)
const anything: Things = {
  waiting: `trf_${id}`,
  delivered: `trf_${id}`,
  recipient: `rcp_${id}`,
  track: 'token-of-a-link',
  review: `rev_${id}`,
  application: `app_${id}`,
  proposal: `prp_${id}`,
  thread: `thr_${id}`,
  suspense: `sus_${id}`,
  refund: `ref_${id}`,
  receivable: `rcv_${id}`,
  payin: `pay_${id}`,
  payout: `pyo_${id}`,
  returned: `ret_${id}`,
  journal: '00000000-0000-0000-0000-000000000000',
  colleague: `stf_${id}`,
  companyFile: `cof_${id}`,
  askedPerson: `cus_${id}`,
  differingCompany: `cus_${id}`,
  photo: `doc_${id}`,
  paper: `doc_${id}`,
  refusedPaper: `doc_${id}`,
  nameRequest: `nrq_${id}`,
  bankStatement: `bst_${id}`,
  refusedStatement: `bst_${id}`,
  bankBreak: `brk_${id}`,
  match: `mtc_${id}`,
}
const visited = (walkers: readonly Walker[]) =>
  walkers.flatMap((walker) =>
    screens[walker].map((screen) => new URL(addressOf(screen, anything), 'http://localhost').pathname),
  )
const visitedOf = {
  customer: [
    ...visited(['visitor', 'applicant', 'person', 'debtor', 'sender', 'company']),
    ...pendingPaths,
    gallery,
  ],
  backoffice: visited(['support', 'officer', 'treasury']),
}
const source = (path: string) => readFileSync(new URL(`../../apps/${path}`, import.meta.url), 'utf8')

for (const app of ['customer', 'backoffice'] as const) {
  test(`the tour: contains every address of the ${app} web`, async () => {
    const { paths } = (await import(new URL(`../../apps/${app}-web/src/paths.ts`, import.meta.url).href)) as {
      paths: Record<string, (...given: string[]) => string>
    }
    // A ledger account has a path of three parts, a setting its kind and key.
    const ids: Record<string, string> = { ledgerAccount: '~/~/~', setting: '~/~' }
    const written = Object.entries(paths).flatMap(([name, path]) => {
      const id = ids[name]
      return id === undefined ? [path('~'), path('~', '~', '~')] : [path(id)]
    })
    const patterns = written.map((address) => {
      const { pathname } = new URL(address.replaceAll(encodeURIComponent('~'), '~'), 'http://localhost')
      return new RegExp(`^${pathname.replaceAll('~', '[^/]+')}$`)
    })
    expect(patterns.filter((pattern) => !visitedOf[app].some((address) => pattern.test(address)))).toEqual([])
  })

  test(`the tour: visits every address of the ${app} web that the server serves`, () => {
    const [, rest = ''] = source('server/src/wiring/web-paths.ts').split(`const ${app} = [`)
    const [list = ''] = rest.split('\n]')
    const patterns = [...list.matchAll(/^\s*\/(.+)\/,$/gm)].map(([, pattern = '']) => new RegExp(pattern))
    expect(patterns.length).toBeGreaterThan(5)
    expect(patterns.filter((pattern) => !visitedOf[app].some((address) => pattern.test(address)))).toEqual([])
  })
}
