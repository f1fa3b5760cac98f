import { begin } from './wiring/lifecycle.ts'
import { runWorker } from './wiring/run-worker.ts'

await begin(runWorker)
