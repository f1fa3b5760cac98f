import { begin } from './wiring/start/lifecycle.ts'
import { runApi } from './wiring/run-api.ts'

await begin(runApi)
