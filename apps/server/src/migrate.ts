import { begin } from './wiring/lifecycle.ts'
import { runMigrate } from './wiring/run-migrate.ts'

await begin(() => runMigrate(process.argv))
