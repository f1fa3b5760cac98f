import { begin } from './wiring/start/lifecycle.ts'
import { runWorker } from './wiring/run-worker.ts'

await begin(runWorker)
