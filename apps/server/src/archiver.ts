import { begin } from './wiring/lifecycle.ts'
import { runArchiver } from './wiring/commands/run-archiver.ts'

await begin(runArchiver)
