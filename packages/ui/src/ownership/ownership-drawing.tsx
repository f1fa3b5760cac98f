import { styled } from '@mui/material/styles'
import { BuildingIcon, SwapIcon } from '../icons/more-icons.tsx'
import { UserIcon } from '../icons/index.tsx'
import { HiddenText } from '../states/live-region.tsx'
import { below, from, rem, v } from '../theme/vars.ts'
import {
  ownershipTree,
  type OwnershipBranch,
  type OwnershipEdge,
  type OwnershipNode,
} from './ownership-tree.ts'

const indentPx = 40
const markPx = 32

/** The lines are drawn at the left of each owner, from the mark of the company above. */
const Tree = styled('ul')({
  '&, & ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul': { marginLeft: markPx / 2, [below.sm]: { marginLeft: 10 } },
  '& li': { position: 'relative' },
  '& ul > li': { paddingLeft: indentPx - markPx / 2, [below.sm]: { paddingLeft: 16 } },
  '& ul > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 0,
    width: indentPx - markPx / 2 - 4,
    height: 26,
    border: `solid ${v.field}`,
    borderWidth: '0 0 1px 1px',
    borderBottomLeftRadius: 8,
    [below.sm]: { width: 13 },
  },
  '& ul > li[data-repeats="cross"]::before': { borderBottomStyle: 'dashed', borderBottomColor: v.warn },
  '& ul > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 0,
    bottom: 0,
    borderLeft: `1px solid ${v.field}`,
  },
})

const Row = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '10px 0',
  '& [data-slot="mark"]': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: markPx,
    height: markPx,
    border: `1px solid ${v.field}`,
    borderRadius: '50%',
    backgroundColor: v.surface,
    color: v.inkMuted,
    '& svg': { fontSize: rem(18) },
  },
  '&[data-shape="company"] [data-slot="mark"]': { borderRadius: 8 },
  '&[data-first] [data-slot="mark"]': {
    borderColor: v.primary,
    backgroundColor: v.primary,
    color: v.surface,
  },
  '&[data-highlight] [data-slot="mark"]': {
    borderColor: v.accent,
    backgroundColor: v.accentSoft,
    color: v.ink,
  },
  '&[data-repeats] [data-slot="mark"]': { borderStyle: 'dashed' },
  '& [data-slot="text"]': {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    alignContent: 'center',
    minHeight: markPx,
    overflowWrap: 'anywhere',
  },
  // On phones the share stands below the name, so that names keep the whole width.
  [below.sm]: {
    display: 'grid',
    gridTemplateColumns: `${markPx}px minmax(0, 1fr)`,
    gap: '0 12px',
    '& [data-slot="share"]': { gridColumn: 2 },
  },
  '& [data-slot="name"]': { fontWeight: 500 },
  '&[data-first] [data-slot="name"], &[data-highlight] [data-slot="name"]': { fontWeight: 600 },
  '& [data-slot="under"]': { color: v.inkMuted, fontSize: rem(13) },
  '& [data-slot="highlight"]': { color: v.ink, fontSize: rem(13), fontWeight: 500 },
  '& [data-slot="cross"]': { color: v.warn, fontSize: rem(13) },
  '& [data-slot="share"]': {
    flex: 'none',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    [from.sm]: { lineHeight: `${markPx}px` },
  },
})

export interface OwnershipTexts {
  readonly label: string
  /** Before a share, for screen readers: 'tiene'. */
  readonly has: string
  /** Beside an owner that stands above already as the company that is owned. */
  readonly cross: string
  /** Beside a company whose owners stand at another place of the drawing. */
  readonly again: string
}

interface OwnershipDrawingProps {
  /** The first is the company that is owned. */
  nodes: readonly OwnershipNode[]
  edges: readonly OwnershipEdge[]
  texts: OwnershipTexts
}

/**
 * Who owns a company, layer below layer, as nested lists with lines between them: the same content for the eye and for
 * screen readers, at every width. Companies have square marks, persons round ones.
 */
export function OwnershipDrawing({ nodes, edges, texts }: OwnershipDrawingProps) {
  const tree = ownershipTree(nodes, edges)
  if (tree === undefined) return null
  return (
    <Tree aria-label={texts.label}>
      <Branch branch={tree} texts={texts} />
    </Tree>
  )
}

function Branch({
  branch: { node, share, repeats, owners },
  texts,
}: {
  branch: OwnershipBranch
  texts: OwnershipTexts
}) {
  return (
    <li data-repeats={repeats}>
      <Row
        data-shape={node.shape}
        data-first={share === undefined || undefined}
        data-highlight={node.highlight !== undefined || undefined}
        data-repeats={repeats}
      >
        <span data-slot="mark" aria-hidden>
          {repeats === 'cross' ? <SwapIcon /> : node.shape === 'person' ? <UserIcon /> : <BuildingIcon />}
        </span>
        <span data-slot="text">
          <span data-slot="name">{node.name}</span>
          {node.note === undefined ? null : <span data-slot="under">{node.note}</span>}
          {node.highlight === undefined ? null : <span data-slot="highlight">{node.highlight}</span>}
          {repeats === 'cross' ? <span data-slot="cross">{texts.cross}</span> : null}
          {repeats === 'again' ? <span data-slot="under">{texts.again}</span> : null}
        </span>
        {share === undefined ? null : (
          <span data-slot="share">
            <HiddenText>{texts.has} </HiddenText>
            {share}
          </span>
        )}
      </Row>
      {owners.length === 0 ? null : (
        <ul>
          {owners.map((one, index) => (
            <Branch key={`${one.node.id} ${index}`} branch={one} texts={texts} />
          ))}
        </ul>
      )}
    </li>
  )
}
