import { begin } from './wiring/start/lifecycle.ts'
import { runSeed } from './wiring/seed/run-seed.ts'

await begin(runSeed)
