import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { environment, repository } from '../run/paths.ts'

const run = promisify(execFile)

test('output to a pipe: no colour codes and no rows of dots, whatever the environment requests', async () => {
  const { stdout, stderr } = await run(
    process.execPath,
    [join(repository, 'tools/test.ts'), '--only', 'rules', 'tools/check/packages.test.ts'],
    { cwd: repository, env: { ...environment, CI: 'true', FORCE_COLOR: '1' } },
  )
  const output = stdout + stderr
  expect(output).toContain('passed, 0 failed')
  expect(output).not.toContain('\u001B')
  expect(output).not.toMatch(/[·.]{5}/)
}, 60_000)
