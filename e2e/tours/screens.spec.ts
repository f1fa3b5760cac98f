import { pendingPaths } from '@puente/contract'
import { addressPattern, customerAddresses, staffAddresses } from '@puente/contract/addresses'
import { expect, test } from '@playwright/test'
import { watchRequests } from '../kit/quiet.ts'
import { watchShifts } from '../kit/shifts.ts'
import { lookAt } from './check-screen.ts'
import { addressOf, gallery, screens, type Things, type TourUser } from './screens.ts'
import { readyFor } from './tour-users.ts'

// Faults are described in text; a trace would cost as much time as the checks.
test.use({ trace: 'off' })

const staffWalkers: readonly TourUser[] = ['support', 'officer', 'treasury']

for (const walker of Object.keys(screens) as TourUser[]) {
  test(`every screen of ${walker}, at every size: no faults`, async ({ browser }) => {
    test.setTimeout(900_000)
    const { page, things } = await readyFor(walker, browser)
    await watchShifts(page.context())
    const looker = { page, quiet: watchRequests(page) }
    const faults: string[] = []
    const audience = staffWalkers.includes(walker) ? 'staff' : 'customers'
    for (const screen of screens[walker])
      faults.push(...(await lookAt(looker, addressOf(screen, things), `${screen.name}/${walker}`, audience)))
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
  sharedForm: 'A'.repeat(43),
  filledForm: `rfm_${id}`,
  review: `rev_${id}`,
  application: `app_${id}`,
  proposal: `prp_${id}`,
  thread: `thr_${id}`,
  dataRequest: `drq_${id}`,
  breach: `bre_${id}`,
  suspense: `sus_${id}`,
  refund: `ref_${id}`,
  receivable: `rcv_${id}`,
  payin: `pay_${id}`,
  beneficiary: `rcp_${id}`,
  user: `usr_${id}`,
  device: `dev_${id}`,
  orderer: `cus_${id}`,
  quote: `quo_${id}`,
  rate: `rte_${id}`,
  closeRecord: `cls_${id}`,
  payout: `pyo_${id}`,
  returned: `ret_${id}`,
  journal: '00000000-0000-0000-0000-000000000000',
  colleague: `stf_${id}`,
  companyFile: `cof_${id}`,
  levelApplication: `lva_${id}`,
  selfieApplication: `lva_${id}`,
  otherWayApplication: `lva_${id}`,
  askedPerson: `cus_${id}`,
  differingCompany: `cus_${id}`,
  photo: `doc_${id}`,
  paper: `doc_${id}`,
  refusedPaper: `doc_${id}`,
  decision: `dcs_${id}`,
  nameRequest: `nrq_${id}`,
  bankStatement: `bst_${id}`,
  refusedStatement: `bst_${id}`,
  bankBreak: `brk_${id}`,
  match: `mtc_${id}`,
}
const visited = (walkers: readonly TourUser[]) =>
  walkers.flatMap((walker) =>
    screens[walker].map((screen) => new URL(addressOf(screen, anything), 'http://localhost').pathname),
  )
const visitedOf = {
  customer: [
    ...visited(['visitor', 'applicant', 'person', 'debtor', 'raised', 'pictured', 'sender', 'company']),
    ...pendingPaths,
    gallery,
  ],
  backoffice: visited(staffWalkers),
}
const addresses = { customer: customerAddresses, backoffice: staffAddresses }

for (const app of ['customer', 'backoffice'] as const) {
  test(`the tour: visits every address of the ${app} web`, () => {
    const missing = Object.values(addresses[app]).filter((address) => {
      const pattern = addressPattern(address)
      return !visitedOf[app].some((path) => pattern.test(path))
    })
    expect(missing).toEqual([])
  })
}
