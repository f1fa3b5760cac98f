import { compare } from './gen/index.ts'
import { repository } from './run/paths.ts'

const check = process.argv.includes('--check')
const { stale, failed } = await compare(repository, { write: !check })
for (const line of failed) console.error(`Could not write ${line}`)
if (check && stale.length > 0) console.error(`Out of date: ${stale.join(', ')}. Run: npm run gen`)
if (!check) console.log(stale.length === 0 ? 'Nothing changed.' : `Written: ${stale.join(', ')}`)
if (failed.length > 0 || (check && stale.length > 0)) process.exitCode = 1
