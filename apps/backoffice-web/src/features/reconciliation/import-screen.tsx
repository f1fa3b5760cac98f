import { styled } from '@mui/material/styles'
import type { BankStatementWire } from '@puente/contract/staff'
import { fileFaults } from '@puente/contract/staff'
import {
  Button,
  Card,
  Column,
  Disclosure,
  Form,
  Notice,
  PageHeading,
  Select,
  SkeletonLines,
  UploadField,
} from '@puente/ui'
import { HttpError, format, useEndpointForm } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { RouteBackLink, RouteButtonLink } from '../../shell/navigation/links.ts'
import { ItemsTable } from './items-table.tsx'
import { accountsQuery, linesQuery, useImportStatement } from './queries.ts'
import { accountText, signedText, words } from './words.ts'

/** Uploads one statement file of one account and shows the result. */
export function ImportScreen() {
  const query = useQuery(accountsQuery)
  return (
    <Column width="reading">
      <PageHeading
        title={words('import.title')}
        lead={words('import.lead')}
        back={<RouteBackLink to={paths.reconciliation()}>{words('import.back')}</RouteBackLink>}
      />
      <Disclosure summary={words('import.layout')}>
        <p>{words('import.layoutText')}</p>
      </Disclosure>
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={6} />}>
        {({ items }) => (
          <ImportForm
            accounts={items.map(({ code, currency }) => ({
              value: `${code} ${currency}`,
              label: accountText({ code, currency }),
            }))}
          />
        )}
      </Loaded>
    </Column>
  )
}

/** The line at which a file could not be parsed, with its content; or the account that a statement names. */
function placeOf(error: unknown): string | undefined {
  const problem = error instanceof HttpError ? error.problem : undefined
  if (problem?.code === 'statement-of-another-account') {
    const { number, expected } = problem.facts
    return words('import.otherAccount', { number: String(number), expected: String(expected) })
  }
  if (problem?.code !== 'statement-unreadable') return undefined
  const { fault, line, column, found } = problem.facts
  const known = fileFaults.find((one) => one === fault)
  return [
    ...(known === undefined ? [] : [words(`faults.${known}`)]),
    words('import.where', { line: String(line), column: String(column) }),
    ...(typeof found === 'string' && found !== '' ? [words('import.found', { found })] : []),
  ].join(' ')
}

interface Typed {
  readonly account: string
  readonly file: File | undefined
}

function ImportForm({ accounts }: { accounts: readonly { value: string; label: string }[] }) {
  const send = useImportStatement()
  const form = useEndpointForm<Typed>({
    sending: send,
    defaults: { account: '', file: undefined },
    submit: ({ account, file }) => {
      const [code = '', currency = ''] = account.split(' ')
      return file === undefined || send.mutate({ code, currency, file })
    },
  })
  if (send.data !== undefined) return <Result {...send.data} again={send.reset} />
  const place = placeOf(send.error)
  return (
    <Form {...form.props}>
      {place === undefined ? null : <Notice tone="bad">{place}</Notice>}
      <Select
        label={words('import.account')}
        options={accounts}
        placeholder={words('import.accountMissing')}
        {...form.field('account', { required: words('import.accountMissing') })}
      />
      <StatementFile
        busy={send.isPending}
        {...form.choice('file', {
          validate: (file) =>
            file === undefined ? words('import.fileMissing') : file.size > 0 || words('faults.nothing'),
        })}
      />
      <Button type="submit" kind="primary" busy={send.isPending} style={{ alignSelf: 'flex-start' }}>
        {words('import.submit')}
      </Button>
    </Form>
  )
}

interface StatementFileProps {
  name: string
  value: File | undefined
  onChange: (file: File | undefined) => void
  busy: boolean
}

function StatementFile({ name, value: file, onChange, busy }: StatementFileProps) {
  const remove = () => onChange(undefined)
  const size = sizeText(file?.size ?? 0)
  return (
    <UploadField
      name={name}
      label={words('import.file')}
      hints={[words('import.fileHint'), words('import.fileAgain')]}
      shape="page"
      caption={words('import.caption')}
      accept=".csv,.xml,.txt,text/csv,application/xml,text/xml"
      standing={file === undefined ? 'empty' : busy ? 'checking' : 'done'}
      said={
        busy && file !== undefined
          ? words('import.sending', { name: file.name, size })
          : `${file?.name ?? ''} · ${size}`
      }
      fileName={file?.name}
      texts={{
        choose: words('import.choose'),
        replace: words('import.replace'),
        cancel: words('import.remove'),
        retry: words('import.submit'),
        remove: words('import.remove'),
        previewAlt: words('import.caption'),
      }}
      onChoose={onChange}
      onCancel={remove}
      onRemove={remove}
    />
  )
}

const sizeText = (bytes: number): string =>
  words('import.size', { size: format.count(Math.ceil(bytes / 1000)) })

const Parts = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })

interface ResultProps {
  known: boolean
  items: readonly BankStatementWire[]
  again: () => void
}

function Result({ known, items, again }: ResultProps) {
  return (
    <Card title={known ? words('import.known') : words('import.done')}>
      <Parts>
        {known ? <p>{words('import.knownText')}</p> : null}
        <Parts role="status">
          {items.map((one) => (
            <ImportedStatement key={one.id} statement={one} />
          ))}
        </Parts>
        <div>
          <Button onPress={again}>{words('import.another')}</Button>
        </div>
      </Parts>
    </Card>
  )
}

function ImportedStatement({ statement }: { statement: BankStatementWire }) {
  const { state, reference, lines, newLines: fresh, open, why, difference, currency } = statement
  const look = (
    <RouteButtonLink size="small" to="/bank-statements/$id" params={{ id: statement.id }}>
      {words('import.look')}
    </RouteButtonLink>
  )
  if (state === 'accepted')
    return (
      <>
        <Notice tone="ok" title={words('import.accepted', { reference })} actions={look}>
          {words('import.acceptedText', { lines, fresh, open })}
        </Notice>
        {open === 0 ? null : <OpenLines id={statement.id} />}
      </>
    )
  return (
    <Notice tone="bad" title={words('import.refused', { reference })} actions={look}>
      {why === undefined ? null : words(`why.${why}`)}{' '}
      {difference === undefined
        ? null
        : `${words('statement.difference')}: ${signedText(difference, currency)}.`}
    </Notice>
  )
}

/** The lines of the statement's first page that nothing matches, each with its break. */
function OpenLines({ id }: { id: string }) {
  const { data } = useInfiniteQuery(linesQuery(id))
  const items = (data?.pages[0]?.items ?? []).filter(({ matchId }) => matchId === undefined)
  return items.length === 0 ? null : (
    <ItemsTable caption={words('import.openLines')} items={items} shows={['match', 'about']} />
  )
}
