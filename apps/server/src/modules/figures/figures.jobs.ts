import type { Job } from '../../platform/jobs/jobs.ts'
import { countFigures } from './count-figures.ts'

/** Jobs of figures. */
export const figuresJobs: readonly Job[] = [{ name: 'figures.count', everyMs: 60_000, round: countFigures }]
