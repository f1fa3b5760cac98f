// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { OwnershipDrawing } from './ownership-drawing.tsx'
import { ownershipTree } from './ownership-tree.ts'

const nodes = [
  { id: 'r', name: 'Empresa', shape: 'company' },
  { id: 'a', name: 'Matriz', shape: 'company' },
  { id: 'b', name: 'Abuela', shape: 'company' },
  { id: 'p', name: 'Olga', shape: 'person', highlight: 'Beneficiaria final · 75 %' },
] as const
const edges = [
  { owner: 'a', company: 'r', share: '2/3' },
  { owner: 'b', company: 'r', share: '1/3' },
  { owner: 'b', company: 'a', share: '75 %' },
  { owner: 'a', company: 'b', share: '25 %' },
  { owner: 'p', company: 'b', share: '75 %' },
]
const texts = { label: 'Dueños', has: 'tiene', cross: 'Participación cruzada', again: 'Sus socios ya están' }

test('a graph with a cycle: each company has its owners once, and the edge back is marked', () => {
  const tree = ownershipTree(nodes, edges)
  const [a, again] = tree?.owners ?? []
  expect(a?.owners[0]?.owners.map(({ node, repeats }) => [node.name, repeats])).toEqual([
    ['Matriz', 'cross'],
    ['Olga', undefined],
  ])
  expect([again?.node.name, again?.repeats]).toEqual(['Abuela', 'again'])
})

test('the drawing: nested lists with the names, shares and totals as text', () => {
  show(<OwnershipDrawing nodes={nodes} edges={edges} texts={texts} />)
  const list = screen.getByRole('list', { name: 'Dueños' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(6)
  expect(within(list).getByText('Participación cruzada')).toBeTruthy()
  expect(within(list).getByText('Beneficiaria final · 75 %').closest('li')?.textContent).toContain(
    'tiene 75 %',
  )
})
