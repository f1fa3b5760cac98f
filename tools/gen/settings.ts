import {
  settings,
  type Control,
  type Field,
  type Fields,
  type Setting,
  type Unit,
} from '@puente/contract/staff'

const HEAD = `# Settings

What staff change by versions, made from the declarations in \`packages/contract/src/settings/kinds\`. Amounts are decimal strings
of minor units. Times are of Santiago.`

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ')

/** A cell of a table: bars are escaped, braces are not. */
const cell = (text: string): string => text.replaceAll('|', '\\|')

const unitText = (unit: Unit): string =>
  unit === 'position' || unit === 'times' ? '' : ` ${unit.replace('-', ' ')}`

/** The names that a text may contain between double braces. */
const namesText = (names: readonly string[] | undefined): string => {
  if (names === undefined) return ''
  return names.length === 0 ? ', without `{{names}}`' : `, with ${code(names.map((name) => `{{${name}}}`))}`
}

/** The values that a field accepts. */
function holds(spec: Control): string {
  switch (spec.control) {
    case 'money':
      return `amount${spec.currency === undefined ? '' : ` in ${spec.currency}`}${spec.max === undefined ? '' : `, at most ${spec.max} minor units`}`
    case 'count':
      return `${spec.min} to ${spec.max}${unitText(spec.unit)}`
    case 'share':
      return spec.whole === true ? `0 to ${spec.max} percent` : `0 to ${spec.max} basis points`
    case 'text':
      return `text of ${spec.min} to ${spec.max} characters${spec.pattern === undefined ? '' : `, as \`${spec.pattern}\``}${namesText(spec.names)}`
    case 'markdown':
      return `Markdown of at most ${spec.max} characters${namesText(spec.names)}`
    case 'choice':
      return `one of ${code(spec.of)}`
    case 'choices':
      return `some of ${code(spec.of)}`
    case 'rows':
      return `at most ${spec.max} rows`
    case 'list':
      return `at most ${spec.max}, each ${holds(spec.item.spec)}`
    case 'record':
      return `by name (${spec.of === undefined ? `as \`${spec.pattern ?? ''}\`` : code(spec.of)}): ${holds(spec.item.spec)}`
    case 'decimal':
      return 'decimal number'
    case 'flag':
      return 'yes or no'
    case 'day':
      return 'YYYY-MM-DD'
    case 'time':
      return 'HH:MM'
    case 'id':
      return 'identifier, made when the row is added'
    case 'weekdays':
      return 'weekdays, 1 to 7'
    case 'group':
      return 'group'
  }
}

const insideOf = (spec: Control): Fields | undefined => {
  if (spec.control === 'group' || spec.control === 'rows') return spec.fields
  return spec.control === 'list' || spec.control === 'record' ? insideOf(spec.item.spec) : undefined
}

/** The row of a field, then the rows of its inner fields. */
function linesOf(name: string, { spec, about, optional }: Field): string[] {
  const inside = insideOf(spec)
  const may = optional ? ' Optional.' : ''
  return [
    `| \`${name}\` | ${cell(about)}${may} | ${cell(holds(spec))} |`,
    ...(inside === undefined
      ? []
      : Object.entries(inside).flatMap(([inner, field]) => linesOf(`${name}.${inner}`, field))),
  ]
}

function chapter({ kind, about, keys, fields, reads, proposes, decides, noticeDays }: Setting): string {
  const under = 'pattern' in keys ? `keys that match \`${keys.pattern}\`` : code(keys)
  return [
    `## ${kind}`,
    about,
    `Keys: ${under}. Proposed by ${code(proposes)}; confirmed by ${code(decides)}; read by ${code(reads)}.${
      noticeDays === 0 ? '' : ` In force ${noticeDays} days after its confirmation at the earliest.`
    }`,
    [
      '| field | what it decides | holds |',
      '|---|---|---|',
      ...Object.entries(fields).flatMap(([name, field]) => linesOf(name, field)),
    ].join('\n'),
  ].join('\n\n')
}

/** docs/settings.md: every setting with its fields. */
export const settingsTable = (): string =>
  `${[HEAD, ...settings.map((one: Setting) => chapter(one))].join('\n\n')}\n`
