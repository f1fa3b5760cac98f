import { begin } from './wiring/lifecycle.ts'
import { runSeed } from './wiring/seed/run-seed.ts'

await begin(runSeed)
