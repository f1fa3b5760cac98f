/**
 * `npm run build [-- --to FOLDER] [--without-packages]`: writes everything that production needs into one folder, `build/`
 * by default. Without packages, `npm ci --omit=dev --ignore-scripts` installs them there later, on another kind of machine.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildRelease } from './build/build.ts'
import { BUILD } from './build/built.ts'
import { repository } from './run/paths.ts'
import { wordsFor } from './start/problem.ts'

const began = performance.now()
try {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', default: BUILD },
      'without-packages': { type: 'boolean', default: false },
    },
  })
  const to = path.resolve(repository, values.to)
  await buildRelease({
    root: repository,
    to,
    installs: !values['without-packages'],
    say: (line) => console.log(line),
  })
  console.log(`Built ${to} in ${((performance.now() - began) / 1000).toFixed(1)} s: node puente.mjs runs it.`)
} catch (error) {
  console.error(wordsFor(error))
  process.exitCode = 1
}
