import { begin } from './wiring/lifecycle.ts'
import { runApi } from './wiring/run-api.ts'

await begin(runApi)
