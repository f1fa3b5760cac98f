import { expect, test } from 'vitest'
import { createStorm } from '../../../test/faults/storm.ts'
import { createTally } from '../../../test/faults/tally.ts'
import { walk } from '../../../test/walk/walk.ts'

const first = Number(process.env['PUENTE_WALK_SEED'] ?? Date.now() % 1_000_000)
const isWhole = process.env['PUENTE_TEST_ALL'] === '1'
/** Seeds that every whole run repeats, beside those that are new each time. */
const FIXED = [101, 202, 303]
const storms = isWhole ? [...FIXED, first, first + 1] : [first]
const size = isWhole
  ? { travellers: 10, waves: 4, journeysEach: 4, struckMin: 800 }
  : { travellers: 8, waves: 3, journeysEach: 2, struckMin: 200 }

test.each(storms)(
  'a storm of faults loses nothing and does nothing twice (PUENTE_WALK_SEED=%i)',
  { timeout: isWhole ? 600_000 : 300_000 },
  async (seed) => {
    const tally = createTally()
    const { life, trouble, close } = await createStorm(seed, tally)
    try {
      const { walked, faults } = await walk(life, { seed, ...size, trouble })
      console.log(
        `storm ${seed}: ${JSON.stringify(walked)}\n${[tally.table(faults.length === 0), ...faults].join('\n')}`,
      )
      expect(faults, `PUENTE_WALK_SEED=${seed}: ${faults.join('; ')}`).toEqual([])
      expect(tally.total()).toBeGreaterThanOrEqual(size.struckMin)
    } finally {
      await close()
    }
  },
)
