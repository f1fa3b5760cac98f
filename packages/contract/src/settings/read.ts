import { z } from 'zod/mini'
import type { FieldFault } from '../refusals.ts'
import { shapeOf, type DataOf, type Fields } from './field.ts'
import type { Setting } from './setting.ts'

type Issue = z.core.$ZodIssue

const FAULTS_MAX = 50

/** The value at a path of the input; undefined when there is none. */
const valueAt = (written: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[name] : undefined,
    written,
  )

function faultOf(issue: Issue, written: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(written, issue.path) === undefined ? 'required' : 'type'
    case 'invalid_value':
      return valueAt(written, issue.path) === undefined ? 'required' : 'choice'
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too-short' : 'too-small'
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too-long' : 'too-big'
    case 'unrecognized_keys':
    case 'invalid_key':
      return 'unknown-field'
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_element':
      return 'format'
    case 'custom':
      return String(issue.params?.['fault'] ?? 'format')
  }
}

const faultsOf = (issues: readonly Issue[], written: unknown): FieldFault[] =>
  issues.slice(0, FAULTS_MAX).flatMap((issue) => {
    const at = issue.path.map(String)
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    return names.map((name) => ({
      at: [...at, ...(name === undefined ? [] : [name.slice(0, 60)])].join('.'),
      fault: faultOf(issue, written),
    }))
  })

/**
 * Parses the input under a key into typed data, or returns every value that does not fit its field or contradicts
 * another, each at its field.
 */
export function readSetting<F extends Fields>(
  { fieldsOf, check }: Pick<Setting<F>, 'fields' | 'fieldsOf' | 'check'>,
  written: unknown,
  key: string,
): { readonly data: DataOf<F> } | { readonly faults: readonly FieldFault[] } {
  const parsed = z.safeParse(shapeOf(fieldsOf(key)), written)
  if (!parsed.success) return { faults: faultsOf(parsed.error.issues, written) }
  const data = parsed.data as DataOf<F>
  const faults = check(data, key)
  return faults.length === 0 ? { data } : { faults }
}
