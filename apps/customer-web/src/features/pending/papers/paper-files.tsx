import { styled } from '@mui/material/styles'
import type { CompanyDocument } from '@puente/contract'
import type { DocumentWire } from '@puente/contract/customer'
import { Button, Muted, SkeletonLines } from '@puente/ui'
import { both, Loaded } from '@puente/web/loading'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ContinueOnPhone } from '../../documents/continue-on-phone.tsx'
import { DocumentField } from '../../documents/document-field.tsx'
import { pendingQuery } from '../../tasks/pending-queries.ts'
import {
  companyDocumentsQuery,
  documentRulesQuery,
  companyDocumentFilesQuery,
} from '../../documents/company-documents-queries.ts'
import { words } from './words.ts'

const Files = styled('div')({ display: 'grid', gap: 16 })

interface PaperFilesProps {
  paper: CompanyDocument
  label: string
  /** Requests a complete new document: files accepted before stay stored and are not shown. */
  anew: boolean
}

/**
 * The files of one company document: one PDF, or a photograph per page. Received files stay; rejected ones
 * show the reason.
 */
export function CompanyDocumentFiles({ paper, label, anew }: PaperFilesProps) {
  const files = useQuery(companyDocumentFilesQuery(paper))
  const rules = useQuery(documentRulesQuery)
  return (
    <Loaded query={both(files, rules)} failed={words('failed')} skeleton={<SkeletonLines lines={6} />}>
      {([known, { items }]) => (
        <Pages
          paper={paper}
          label={label}
          most={items.find(({ kind }) => kind === paper)?.pagesMax ?? 1}
          known={standing(known.items, anew)}
        />
      )}
    </Loaded>
  )
}

/** The latest current file of each page. */
function standing(items: readonly DocumentWire[], anew: boolean): ReadonlyMap<number, DocumentWire> {
  const counting = items.filter(
    ({ state }) =>
      state === 'received' || state === 'in-review' || state === 'refused' || (state === 'accepted' && !anew),
  )
  // The list has the latest first; reversed, the latest overwrites earlier ones in the map.
  return new Map(counting.toReversed().map((document) => [document.page, document]))
}

interface PagesProps {
  paper: CompanyDocument
  label: string
  most: number
  known: ReadonlyMap<number, DocumentWire>
}

function Pages({ paper, label, most, known }: PagesProps) {
  const queryClient = useQueryClient()
  const last = Math.max(1, ...known.keys())
  const [shown, setShown] = useState(last)
  const [sent, setSent] = useState<readonly number[]>([...known.keys()])
  const pages = Array.from({ length: Math.max(shown, last) }, (_, index) => index + 1)
  const refetch = useCallback(async () => {
    const keys = [
      companyDocumentFilesQuery(paper).queryKey,
      companyDocumentsQuery.queryKey,
      pendingQuery.queryKey,
    ]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }, [queryClient, paper])
  async function arrived(page: number) {
    setSent([...sent, page])
    await refetch()
  }
  return (
    <Files>
      {pages.map((page) => (
        <DocumentField
          key={page}
          name={`page-${page}`}
          label={pages.length === 1 ? label : `${label} · ${words('file', { page: String(page) })}`}
          place={{ kind: paper, page }}
          known={known.get(page)}
          onDone={() => {
            arrived(page).catch(() => undefined)
          }}
        />
      ))}
      {pages.every((page) => sent.includes(page)) && pages.length < most ? (
        <div>
          <Button onPress={() => setShown(pages.length + 1)}>{words('add')}</Button>
        </div>
      ) : (
        <Muted>{words('several')}</Muted>
      )}
      <ContinueOnPhone refetch={refetch} />
    </Files>
  )
}
