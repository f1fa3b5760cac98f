import { text } from 'node:stream/consumers'
import { kmsPort } from '../../partners/index.ts'
import { KmsProblem } from '../../partners/kms.ts'
import { readEnv } from '../../platform/config/env.ts'
import { ConfigError } from '../../platform/config/index.ts'
import { keyBytes } from '../../platform/config/secrets/keys.ts'
import { readKms } from '../../platform/config/secrets/kms.ts'
import { keyVariables, wrappedText, type KeyVariable } from '../../platform/config/secrets/wrapped-keys.ts'

const isKeyVariable = (name: string): name is KeyVariable => keyVariables.some((one) => one === name)

/**
 * Wraps a key for a variable. Reads base64 of 32 bytes from the input. Returns what stands in the variable after the id
 * of the key, or in `refused` a sentence.
 */
export async function wrapKey(
  name: string,
  input: NodeJS.ReadableStream,
): Promise<{ readonly wrapped: string } | { readonly refused: string }> {
  if (!isKeyVariable(name)) return { refused: `The variable is one of ${keyVariables.join(', ')}.` }
  const { env, faults } = readEnv()
  const kmsFaults: string[] = []
  const kms = readKms(env, env['ENVIRONMENT'] === 'production', kmsFaults)
  if (faults.length + kmsFaults.length > 0) throw new ConfigError([...faults, ...kmsFaults])
  if (kms === undefined) return { refused: 'Nothing wraps keys: set KMS_KEY_ID or KMS_KEY_FILE.' }
  const key = keyBytes((await text(input)).trim())
  if (key === undefined) return { refused: 'The input is not a key: base64 of 32 bytes is expected.' }
  try {
    return { wrapped: wrappedText(await kmsPort(kms).wrap(key, name)) }
  } catch (error) {
    if (!(error instanceof KmsProblem)) throw error
    return { refused: `The key was not wrapped: ${error.message}.` }
  }
}
