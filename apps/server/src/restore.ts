import { begin } from './wiring/start/lifecycle.ts'
import { runRestore } from './wiring/commands/run-restore.ts'

await begin(() => runRestore(process.argv))
