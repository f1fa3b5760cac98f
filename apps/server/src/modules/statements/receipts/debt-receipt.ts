import { fromWireId, refuse, type Refusal } from '@puente/contract'
import type { DebtWire } from '@puente/contract/customer'
import { formatDateTime } from '@puente/money'
import type { Streamed } from '../../../platform/http/streamed.ts'
import type { Work } from '../../../platform/work.ts'
import { customersFor, type Customer } from '../../customers/index.ts'
import { receivableFor } from '../../payins/index.ts'
import { debtView } from '../../transfers/index.ts'
import type { Letterhead } from '../letterhead.ts'
import { debtMessages as words } from './messages-debt.es.ts'
import { amount, type Paper } from '../paper.ts'
import { pdfOf } from '../paper/drawing.ts'

/** The receipt of a paid debt: the amounts that paid it, and a balance of zero. */
export async function debtReceipt(
  work: Work,
  wireId: string,
  letterhead: Letterhead,
): Promise<Streamed | Refusal<'not-found' | 'not-in-this-state'>> {
  const debt = await receivableFor(work, fromWireId('receivable', wireId) ?? '')
  if (debt?.customerId === undefined) return refuse('not-found')
  if (debt.status !== 'settled') return refuse('not-in-this-state', { state: debt.status })
  const debtor = (await customersFor(work, [debt.customerId])).get(debt.customerId)
  if (debtor === undefined) return refuse('not-found')
  const paper = debtPaper(await debtView(work, debt), debtor, letterhead)
  return {
    fileName: `${words.fileName}-${debt.reference}.pdf`,
    shown: true,
    write: () => pdfOf({ form: 'transfer', paper }),
  }
}

/** The receipt of a debt as a document. Its content never changes; its date is the day on which the debt was paid. */
export function debtPaper(
  debt: DebtWire,
  debtor: Pick<Customer, 'kind' | 'name'>,
  { brandName, operator }: Letterhead,
): Paper {
  const closedAt = new Date(debt.closedAt ?? debt.openedAt)
  return {
    brand: brandName,
    kind: debtor.kind,
    title: words.title,
    folio: debt.reference,
    issuedAt: formatDateTime(closedAt),
    issuedAtDate: closedAt,
    from: { label: words.paid, amount: amount(debt.received) },
    to: { label: words.remaining, amount: amount(debt.remaining) },
    state: words.state(formatDateTime(closedAt)),
    good: true,
    blocks: [
      [
        {
          heading: words.debt,
          rows: [
            { label: words.debtor, value: debtor.name },
            { label: words.reference, value: debt.reference },
            ...(debt.transferReference === undefined
              ? []
              : [{ label: words.transfer, value: debt.transferReference }]),
            { label: words.openedAt, value: formatDateTime(debt.openedAt) },
            { label: words.amount, value: amount(debt.amount), strong: true },
          ],
        },
      ],
      [
        {
          heading: words.parts,
          rows: debt.parts.map(({ source, amount: sum, at }) => ({
            label: words.sources[source],
            value: amount(sum),
            note: formatDateTime(at),
          })),
          ...(debt.sentBack === undefined ? {} : { remark: words.sentBack(amount(debt.sentBack)) }),
        },
      ],
    ],
    foot: { legal: words.legal(operator) },
  }
}
