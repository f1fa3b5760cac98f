import { expect, test } from 'vitest'
import { writeTree } from '../test/write-tree.ts'
import { secondWays } from './second-ways.ts'
import { readTree } from './tree.ts'

const faultsAt = (path: string, text: string) => secondWays(readTree(writeTree({ [path]: text })))

const screen = 'apps/customer-web/src/features/send/payment/pay-screen.tsx'
const key = 'const key = crypto.randomUUID()'
const away = 'window.location.assign(url)'

test.each([
  ['a random key', key, 'useKeyOf'],
  ['another document', away, 'leaveFor'],
  ['another document by its address', "window.location.href = '/login'", 'leaveFor'],
  ['a day in milliseconds', 'const later = now + 86_400_000', 'addDays'],
  [
    'a refusal in a notice',
    '<div role="alert">\n  <Notice tone="bad" title={failure.title}>\n    {failure.message}',
    'RefusalNotice',
  ],
  ['a form of its own', "import { useForm } from 'react-hook-form'", 'useEndpointForm'],
  [
    'a button for the next page',
    '<Button busy={query.isFetchingNextPage} onPress={() => query.fetchNextPage()} />',
    'NextPage',
  ],
  [
    'the error of a query, taken out of it',
    'const { data, error } = useQuery(limitsQuery)\nif (error !== null) return <FailedPart error={error} />',
    'Loaded',
  ],
  [
    'the error of a query, in a notice',
    'return query.isError ? <Notice tone="bad" title={words(\'failed\')} /> : null',
    'Loaded',
  ],
  [
    'the error of one of several queries',
    'return terms.error === null ? null : <Failed error={error} />\nconst [terms, privacy] = useQueries({ queries })',
    'Loaded',
  ],
  ['an own combobox', '<input aria-activedescendant={id} />', 'Autocomplete'],
])('a second way is reported: %s', (_, text, message) => {
  const [fault, ...others] = faultsAt(screen, `\n${text}`)
  expect(fault).toContain(`${screen}:2: `)
  expect(fault).toContain(message)
  expect(others).toEqual([])
})

test.each([
  ['the one way itself', 'packages/web/src/client/idempotency-key.ts', key],
  ['a test', 'apps/customer-web/src/features/send/pay.test.ts', key],
  ['the server', 'apps/server/src/modules/transfers/x.ts', key],
  ['an address that is read', screen, 'const same = window.location.href === href'],
  [
    'an alert that is no refusal',
    screen,
    '<div role="alert">\n  <Notice tone="warn" title={words(\'expired\')}>',
  ],
  [
    'the failure of an action beside a query',
    screen,
    'const { data } = useQuery(limitsQuery)\nreturn <FailedPart title={title} error={send.error} onRetry={send.mutate} />',
  ],
  ['the error of a query that is thrown', screen, 'const { error } = useQuery(limitsQuery)\nthrow error'],
  ['a hook that passes the error of a query', screen.replace('.tsx', '.ts'), 'return refusalOf(query.error)'],
  [
    'an error with a way on',
    screen,
    '<div role="alert">\n  <Notice tone="bad" title={title} actions={<Button onPress={retry} />}>',
  ],
])('no fault is reported: %s', (_, path, text) => expect(faultsAt(path, text)).toEqual([]))
