import { styled } from '@mui/material/styles'
import { createContext, useContext } from 'react'
import { rem, v } from '../theme/vars.ts'
import { anchorOf, blocksOf, type Block, type Span } from './blocks.ts'

/** The type of texts for reading: 15 px, lines of 45 to 75 characters. */
export const Text = styled('div')({
  maxWidth: '68ch',
  fontSize: rem(15),
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& h2': { fontSize: rem(18), fontWeight: 600, lineHeight: 1.35 },
  '& h3': { fontSize: rem(15), fontWeight: 600, lineHeight: 1.4 },
  '& > *': { margin: 0 },
  '& ul': { paddingLeft: 20 },
  '& > * + *': { marginTop: 12 },
  '& > * + h2': { marginTop: 40 },
  '& > * + h3': { marginTop: 24 },
  '& li': { marginBottom: 6, paddingLeft: 4 },
  '& li::marker': { color: v.inkMuted },
  '& strong': { fontWeight: 600 },
  '& mark': { padding: '0 3px', borderRadius: 4, backgroundColor: v.primarySoft, color: v.ink },
  '& mark[data-unknown]': { backgroundColor: v.badSoft, color: v.badDark, fontWeight: 600 },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: rem(13), lineHeight: 1.5 },
  '& th, & td': {
    padding: '8px 12px 8px 0',
    borderBottom: `1px solid ${v.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: 600 },
  '@media print': { maxWidth: 'none', '& h2, & h3': { breakAfter: 'avoid' } },
})

const Values = createContext<Readonly<Record<string, string>> | undefined>(undefined)
const ValuesProvider = Values.Provider

interface ProseProps {
  /** A text with the marks of `blocksOf`; everything else is shown literally. */
  text: string
  /** The language of the text, where it is another one than that of the page. */
  lang?: string
  /** Headings get anchors, for a page with a single text. */
  anchors?: boolean
  /**
   * Values for names between double braces, shown marked, for a preview. A name without a value stays and is
   * marked as a fault. Without `values`, double braces have no meaning.
   */
  values?: Readonly<Record<string, string>> | undefined
}

/** Renders a text from outside as elements, never as markup, so that it cannot contain active content. */
export function Prose({ text, lang, anchors = false, values }: ProseProps) {
  return (
    <ValuesProvider value={values}>
      <Text lang={lang}>
        {blocksOf(text).map((block, at) => (
          <BlockOf key={at} block={block} anchors={anchors} />
        ))}
      </Text>
    </ValuesProvider>
  )
}

function BlockOf({ block, anchors }: { block: Block; anchors: boolean }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    )
  }
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((spans, at) => (
          <li key={at}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    )
  }
  if (block.kind === 'table') return <Table {...block} />
  const id = anchors ? anchorOf(block.text) : undefined
  return block.level === 1 ? (
    <h2 id={id}>
      <Named text={block.text} />
    </h2>
  ) : (
    <h3 id={id}>
      <Named text={block.text} />
    </h3>
  )
}

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((spans, at) => (
            <th key={at} scope="col">
              <Spans spans={spans} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((spans, at) => (
              <td key={at}>
                <Spans spans={spans} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, at) =>
    span.strong ? (
      <strong key={at}>
        <Named text={span.text} />
      </strong>
    ) : (
      <span key={at}>
        <Named text={span.text} />
      </span>
    ),
  )
}

/** A text with the values of its names. */
function Named({ text }: { text: string }) {
  const values = useContext(Values)
  if (values === undefined) return text
  return text.split(/(\{\{[^{}]*\}\})/).map((part, at) => {
    if (at % 2 === 0) return part
    const name = part.slice(2, -2)
    return Object.hasOwn(values, name) ? (
      <mark key={at} title={part}>
        {values[name]}
      </mark>
    ) : (
      <mark key={at} data-unknown>
        {part}
      </mark>
    )
  })
}
