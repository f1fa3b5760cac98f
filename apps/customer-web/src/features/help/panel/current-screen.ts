import type { HelpSubjectKind, ScreenAbout } from '@puente/contract/customer'
import { addressPattern, customerAddresses, type CustomerAddress } from '@puente/contract/addresses'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useSession } from '../../access/session.ts'
import { alertsQuery } from '../../rates/rate-queries.ts'
import { pendingQuery } from '../../tasks/pending-queries.ts'
import { transferQuery } from '../../transfers/transfer-queries.ts'
import type { QuestionId } from '../questions/questions.ts'
import { questionsAbout, questionsFor, questionsOf, type Questions } from '../questions/steps.ts'

const patterns = Object.entries(customerAddresses).map(
  ([name, path]) => [name as CustomerAddress, addressPattern(path)] as const,
)

/** The address of a path; an unknown path is that of no page. */
export const addressAt = (pathname: string): CustomerAddress =>
  patterns.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'notFound'

const kindOfPrefix: Readonly<Record<string, HelpSubjectKind>> = {
  trf: 'transfer',
  rcp: 'recipient',
  rcv: 'debt',
  sgr: 'signature-request',
}

interface Subject {
  readonly kind: HelpSubjectKind
  readonly id: string
}

/** The subject whose id is in a path. */
export function subjectAt(pathname: string): Subject | undefined {
  const [id, prefix = ''] = /([a-z]{3})_[0-9a-f]{32}/.exec(pathname) ?? []
  const kind = kindOfPrefix[prefix]
  return id === undefined || kind === undefined ? undefined : { kind, id }
}

const kept = (questions: Questions): readonly QuestionId[] =>
  questions.filter((id): id is QuestionId => id !== undefined)

/** What help knows about the screen beside it. */
export interface CurrentScreen {
  readonly page: CustomerAddress
  /** The questions that fit it. */
  readonly questions: readonly QuestionId[]
  /** The reference that a message from it carries. */
  readonly about: ScreenAbout
  readonly transferId: string | undefined
}

/** The screen beside the panel, what it is about, and its questions. */
export function useCurrentScreen(): CurrentScreen {
  const { pathname } = useLocation()
  const isSignedIn = Boolean(useSession())
  const page = addressAt(pathname)
  const named = subjectAt(pathname)
  const transferId = isSignedIn && named?.kind === 'transfer' ? named.id : undefined
  const transfer = useQuery({ ...transferQuery(transferId ?? ''), enabled: transferId !== undefined }).data
  const pending = useQuery({ ...pendingQuery, enabled: isSignedIn && page === 'pendingTask' }).data
  const alerts = useQuery({ ...alertsQuery, enabled: isSignedIn && page === 'rates' }).data
  const item = page === 'pendingTask' ? pending?.items.find(({ path }) => path === pathname) : undefined
  const currency = pathname.slice(-3).toUpperCase()
  const alert = page === 'rates' ? alerts?.items.find((one) => one.currency === currency) : undefined
  const subject: Subject | undefined =
    named ??
    (item === undefined ? undefined : { kind: 'pending-item', id: item.id }) ??
    (alert === undefined ? undefined : { kind: 'rate-alert', id: alert.id })
  const isOfTransfer = page === 'transfer' || page === 'sendPay'
  return {
    page,
    questions: kept(
      item !== undefined
        ? questionsFor[item.kind]
        : isOfTransfer && transfer !== undefined
          ? questionsAbout[transfer.situation]
          : questionsOf[page],
    ),
    about: {
      page,
      ...(subject === undefined ? {} : { subjectKind: subject.kind, subjectId: subject.id }),
    },
    transferId,
  }
}
