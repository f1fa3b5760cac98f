import { expect, test } from 'vitest'
import { writeTree } from '../test/write-tree.ts'
import { colours } from './colours.ts'
import { readTree } from './tree.ts'

const faultsAt = (path: string, text: string) => colours(readTree(writeTree({ [path]: text })))

const screen = 'apps/customer-web/src/features/send/payment/pay-screen.tsx'

test.each([
  ['a colour of six digits', "const Line = styled('p')({ color: '#16242c' })"],
  ['a colour of three digits in a border', "({ border: '1px solid #eee' })"],
  ['a colour of a drawing', '<rect fill="#fff" />'],
  ['a colour of a drawing by name', '<rect fill="white" />'],
  ['a colour by name in a style', "({ backgroundColor: 'white' })"],
  ['a shadow', "({ boxShadow: '0 8px 24px rgb(22 36 44 / 0.12)' })"],
  ['a colour of another space', "({ color: 'oklch(0.6 0.1 200)' })"],
  ["Material's white", "<Box sx={{ bgcolor: 'common.white' }} />"],
])('a colour outside the tokens is reported: %s', (_, text) => {
  const [fault, ...others] = faultsAt(screen, `\n${text}`)
  expect(fault).toContain(`${screen}:2: `)
  expect(fault).toContain('tokens.ts')
  expect(others).toEqual([])
})

test.each([
  ['a token', screen, "({ color: v.ink, border: `1px solid ${v.line}`, background: 'transparent' })"],
  ['the tokens', 'packages/ui/src/theme/tokens.ts', "const light = { ink: '#16242c' }"],
  ['an anchor', screen, '<a href="#costs">'],
  ['a style about spaces', screen, "({ whiteSpace: 'nowrap' })"],
  ['a test', screen.replace('.tsx', '.test.tsx'), "expect(contrast('#000000', '#ffffff')).toBe(21)"],
  ['a mail', 'apps/server/src/modules/notifications/letters/layout-html.ts', "const ink = '#16242c'"],
])('no fault is reported: %s', (_, path, text) => expect(faultsAt(path, text)).toEqual([]))
