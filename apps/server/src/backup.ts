import { runBackup } from './wiring/run-backup.ts'
import { begin } from './wiring/lifecycle.ts'

await begin(() => runBackup(process.argv))
