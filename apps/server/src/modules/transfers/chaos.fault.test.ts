import { expect, test } from 'vitest'
import { createStorm } from '../../../test/faults/chaos.ts'
import { createTally } from '../../../test/faults/tally.ts'
import { walk } from '../../../test/walk/walk.ts'

const isWhole = process.env['PUENTE_TEST_ALL'] === '1'
const drawn = process.env['PUENTE_SEED']
/** `npm test` runs the first seed; `npm run test:all` runs all of them and a random one. */
const listed = [785_676, 900_001, 900_011, 900_012]
const storms = [...(drawn === undefined ? [] : [Number(drawn)]), ...(isWhole ? listed : listed.slice(0, 1))]
const size = isWhole
  ? { travellers: 10, waves: 4, journeysEach: 4, struckMin: 800 }
  : { travellers: 8, waves: 3, journeysEach: 2, struckMin: 200 }

test.each(storms)(
  'random faults of partners, processes, connections and the clock: no money is lost or sent twice (PUENTE_SEED=%i)',
  { timeout: isWhole ? 600_000 : 300_000 },
  async (seed) => {
    const tally = createTally()
    const { life, trouble, close } = await createStorm(seed, tally)
    try {
      const { walked, faults } = await walk(life, { seed, ...size, trouble })
      console.log(
        `storm ${seed}: ${JSON.stringify(walked)}\n${[tally.table(faults.length === 0), ...faults].join('\n')}`,
      )
      expect(faults, `PUENTE_SEED=${seed}: ${faults.join('; ')}`).toEqual([])
      expect(tally.total()).toBeGreaterThanOrEqual(size.struckMin)
    } finally {
      await close()
    }
  },
)
