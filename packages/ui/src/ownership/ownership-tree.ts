/** A person or company of a drawing. */
export interface OwnershipNode {
  readonly id: string
  readonly name: string
  readonly shape: 'person' | 'company'
  /** What it is beside its name: 'Mandatario'. */
  readonly note?: string | undefined
  /** Highlights the node: 'Beneficiario final · 50 %'. */
  readonly highlight?: string | undefined
}

/** A part that one node has of another. */
export interface OwnershipEdge {
  readonly owner: string
  readonly company: string
  readonly share: string
}

/** A node at one place of the drawing. Each company has its owners below it at its first place only. */
export interface OwnershipBranch {
  readonly node: OwnershipNode
  readonly share?: string | undefined
  /** `cross`: the node owns a part of a company above which it stands. `again`: its owners stand at another place. */
  readonly repeats?: 'cross' | 'again' | undefined
  readonly owners: readonly OwnershipBranch[]
}

/** The graph as a tree from its first node, which is the company that is owned. */
export function ownershipTree(
  nodes: readonly OwnershipNode[],
  edges: readonly OwnershipEdge[],
): OwnershipBranch | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const drawn = new Set<string>()
  const branchOf = (
    node: OwnershipNode,
    above: readonly string[],
    share: string | undefined,
  ): OwnershipBranch => {
    if (above.includes(node.id)) return { node, share, repeats: 'cross', owners: [] }
    const below = edges.filter(({ company }) => company === node.id)
    if (drawn.has(node.id))
      return { node, share, repeats: below.length > 0 ? 'again' : undefined, owners: [] }
    drawn.add(node.id)
    const owners = below.flatMap((edge) => {
      const owner = byId.get(edge.owner)
      return owner === undefined ? [] : [branchOf(owner, [...above, node.id], edge.share)]
    })
    return { node, share, owners }
  }
  const [first] = nodes
  return first && branchOf(first, [], undefined)
}
