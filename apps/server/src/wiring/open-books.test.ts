import { expect, test } from 'vitest'
import { startEnvironment } from '../../test/life.ts'
import { asOwner } from '../../test/owner.ts'
import { payinJobs } from '../modules/payins/index.ts'

test('an installation without demo people: the worker opens the books, and the daily sweep works', async () => {
  const life = await startEnvironment({ people: false })
  try {
    const sweep = payinJobs(life.ports).find(({ name }) => name === 'payins.sweep')
    expect(await sweep?.round(life.runtime)).toBe(0)
    const opened = await asOwner<{ code: string }>(
      life,
      "select distinct code from ledger.account where code in ('operator-bank', 'nostro') order by code",
    )
    expect(opened.map(({ code }) => code)).toEqual(['nostro', 'operator-bank'])
  } finally {
    await life.close()
  }
})
