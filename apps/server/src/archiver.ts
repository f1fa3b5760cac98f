import { begin } from './wiring/start/lifecycle.ts'
import { runArchiver } from './wiring/commands/run-archiver.ts'

await begin(runArchiver)
