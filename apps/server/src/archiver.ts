import { begin } from './wiring/lifecycle.ts'
import { runArchiver } from './wiring/run-archiver.ts'

await begin(runArchiver)
