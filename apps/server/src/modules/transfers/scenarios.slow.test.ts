import { expect, test } from 'vitest'
import { startEnvironment } from '../../../test/life.ts'
import { walk } from '../../../test/walk/walk.ts'

const first = Number(process.env['PUENTE_SEED'] ?? 900_001)
const seeds = Array.from({ length: 8 }, (_, index) => first + index)

test.each(seeds)(
  'a long random sequence: every peso has an end (PUENTE_SEED=%i)',
  async (seed) => {
    const life = await startEnvironment({ env: { PARTNER_TIMEOUT_MS: '1000' } })
    try {
      const { walked, faults } = await walk(life, { seed, travellers: 12, waves: 5, journeysEach: 4 })
      expect(faults, `PUENTE_SEED=${seed}: ${faults.join('; ')}; ${JSON.stringify(walked)}`).toEqual([])
    } finally {
      await life.close()
    }
  },
  300_000,
)
