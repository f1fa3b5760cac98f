import type { Field, Fields } from '@puente/contract/staff'

/** Rows nested deeper than this are empty. */
const DEEPEST = 2
const longText = 'Un párrafo.\n\n- una lista'

/** A valid value for a field on its own, ignoring rules between fields; covers every control. */
function sampleOf({ spec }: Field, depth: number): unknown {
  switch (spec.control) {
    case 'money':
      return '123456'
    case 'count':
      return Math.min(spec.max, Math.max(spec.min, 3))
    case 'share':
      return Math.min(spec.max, 70)
    case 'decimal':
      return '950.25'
    case 'flag':
      return true
    case 'id':
    case 'text':
      return 'abc'
    case 'markdown':
      return longText
    case 'day':
      return '2027-12-31'
    case 'time':
      return '09:05'
    case 'choice':
      return spec.of[0]
    case 'choices':
      return spec.of.slice(0, 1)
    case 'weekdays':
      return [1, 5]
    case 'group':
      return sampleData(spec.fields, depth)
    case 'rows':
      return depth < DEEPEST ? [sampleData(spec.fields, depth + 1)] : []
    case 'list':
      return [sampleOf(spec.item, depth)]
    case 'record': {
      const names = spec.of ?? ['USD']
      return Object.fromEntries(names.map((name) => [name, sampleOf(spec.item, depth)]))
    }
  }
}

/** Data with a value in every field, including optional ones. */
export const sampleData = (fields: Fields, depth = 0): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field, depth)]))
