import { expect, test } from 'vitest'
import { startEnvironment } from '../../../test/life.ts'
import { walk } from '../../../test/walk/walk.ts'

const seed = Number(process.env['PUENTE_SEED'] ?? 900_001)

test(`customers wander, partners fail, deadlines pass: every peso has an end (PUENTE_SEED=${seed})`, async () => {
  const life = await startEnvironment({ env: { PARTNER_TIMEOUT_MS: '1000' } })
  try {
    const { walked, faults } = await walk(life, { seed, travellers: 8, waves: 3, journeysEach: 3 })
    const { rows } = await life.pool.query<{ state: string; n: bigint }>(
      'select state, count(*) as n from transfers.transfer group by state',
    )
    const { rows: decided } = await life.pool.query<{ what: string; n: bigint }>(
      `select kind || ' ' || coalesce(answer, 'open') as what, count(*) as n from transfers.choice group by 1
       union all select acts || ' ' || coalesce(outcome, 'open'), count(*) from transfers.correction group by 1
       union all select 'recall', count(*) from transfers.recall
       union all select 'hold ' || coalesce(outcome, 'open'), count(*) from transfers.hold group by 1`,
    )
    console.log(decided.map(({ what, n }) => `${what} ${n}`).join(', '))
    console.log(JSON.stringify(walked), rows.map(({ state, n }) => `${state} ${n}`).join(', '))
    expect(faults, `PUENTE_SEED=${seed}: ${faults.join('; ')}; ${JSON.stringify(walked)}`).toEqual([])
    expect(Object.values(walked).reduce((sum, count) => sum + count, 0)).toBe(72)
  } finally {
    await life.close()
  }
}, 600_000)
