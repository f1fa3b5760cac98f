import { toWireId } from '@puente/contract'
import { loadConfig } from '../../apps/server/src/platform/config/index.ts'
import { openVault } from '../../apps/server/src/wiring/vault.ts'
import { defineBench } from '../harness/bench.ts'
import { must, openApi, type Api } from '../kit/api.ts'
import { seedOrderers } from '../kit/orderers.ts'
import { orderAnew } from '../kit/ordering.ts'
import { personNumbered, seedPeople } from '../kit/seed-people.ts'
import { seedQueues, type SeededFiles } from '../kit/seed-queues.ts'
import {
  askNext,
  closeQuerySets,
  openQuerySets,
  querySetOf,
  rowsOf,
  timesOf,
  type Shelf,
  type Shelves,
} from '../kit/query-set.ts'
import type { Stand } from '../stand/stand.ts'

const CALLERS = 2
const MANY = 10_000
const FEW = 100
/** A page in the middle of the largest queue: rows wait one minute more each. */
const deepAfterMinutes = (count: number): number => count / 2

async function seedFiles({ databaseUrl, env }: Api, count: number): Promise<SeededFiles> {
  const { vault, store } = openVault(loadConfig(env), { applicationName: 'bench' })
  try {
    await seedPeople(databaseUrl, vault, count)
    return await seedQueues(databaseUrl, vault, count)
  } finally {
    await store.end()
  }
}

async function openShelf(stand: Stand, count: number): Promise<Shelf> {
  const api = await openApi(stand, `queues.${count}`, { connections: CALLERS, sandbox: true })
  try {
    const [orderer] = await seedOrderers(api.env, 1)
    if (orderer === undefined) throw new Error('nobody was seeded')
    await orderAnew(api, orderer)
    const files = await seedFiles(api, count)
    const officer = await api.signIn('officer')
    const list = (path: string) => () => rowsOf(api.staff.get(path, officer))
    const one = (path: string) => async () => void must(200, await api.staff.get(path, officer))
    const deep = async (path: string) => {
      const pages = Math.floor(deepAfterMinutes(count) / 100)
      let after = ''
      for (let page = 0; page < pages; page += 1) {
        const { body } = must(200, await api.staff.get(`${path}?limit=100${after}`, officer))
        after = `&after=${encodeURIComponent((body as { next: string }).next)}`
      }
      return list(`${path}?limit=25${after}`)
    }
    let turn = 0
    const search = () => {
      const { rut } = personNumbered(Math.imul(turn++, 7919) % count)
      return rowsOf(api.staff.get(`/api/search?text=${encodeURIComponent(rut)}`, officer))
    }
    return querySetOf(api, {
      'work queue': one('/api/work-queue'),
      'inbox, first page': list('/api/inbox'),
      'inbox, one kind': list('/api/inbox?kind=applications'),
      'inbox, deep page': await deep('/api/inbox'),
      'inbox totals': one('/api/inbox/totals'),
      'applications, first page': list('/api/applications'),
      'applications, deep page': await deep('/api/applications'),
      'an application': one(`/api/applications/${toWireId('application', files.application)}`),
      'company files, first page': list('/api/company-files'),
      'company files, deep page': await deep('/api/company-files'),
      'a company file': one(`/api/company-files/${toWireId('company-file', files.companyFile)}`),
      'level applications, first page': list('/api/level-applications'),
      'documents, first page': list('/api/document-reviews'),
      'search by RUT': search,
    })
  } catch (error) {
    await api.end()
    throw error
  }
}

export const bench = defineBench<Shelves>({
  name: 'queues.files',
  unit: 'answers',
  about: `queues, cases and search of staff in turn over HTTP, ${CALLERS} callers, ${MANY.toLocaleString('en')} files waiting in each queue; deep is its middle`,
  callers: CALLERS,
  baseline: { name: 'the same at one hundred', run: ({ few }) => askNext(few) },
  prepare: (stand) => openQuerySets((size: number) => openShelf(stand, size), { few: FEW, many: MANY }),
  run: ({ many }) => askNext(many),
  verify: async (shelves) => ({ broken: [], notes: timesOf(shelves, 'one hundred') }),
  end: closeQuerySets,
})
