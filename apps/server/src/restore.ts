import { begin } from './wiring/lifecycle.ts'
import { runRestore } from './wiring/run-restore.ts'

await begin(() => runRestore(process.argv))
