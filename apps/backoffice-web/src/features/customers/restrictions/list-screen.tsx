import { restrictionKinds, restrictionReviews, type RestrictionRow } from '@puente/contract/staff'
import { AlertIcon } from '@puente/ui'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { oneOf } from '../../../shell/list/filters.ts'
import { ListPage } from '../../../shell/list/list-page.tsx'
import { describeList } from '../../../shell/list/list.ts'
import { fileNames } from '../../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../../shell/list/spreadsheet.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { ReviewDay } from './review-day.tsx'
import { words } from './words.ts'

/** Restrictions in force, the next review first. Each is changed and ended on its customer's page. */
const restrictions = describeList<RestrictionRow>()({
  name: 'restrictions',
  path: paths.restrictions(),
  filters: { kind: oneOf(restrictionKinds), review: oneOf(restrictionReviews) },
  fields: {
    kind: {
      as: 'select',
      label: words('list.kind'),
      any: words('list.anyKind'),
      text: (kind) => words(`inForce.${kind}`),
    },
    review: {
      as: 'select',
      label: words('list.review'),
      any: words('list.anyReview'),
      text: (review) => words(`list.reviews.${review}`),
    },
  },
  title: words('list.title'),
  lead: words('list.lead'),
  caption: words('list.caption'),
  icon: <AlertIcon aria-hidden />,
  empty: { title: words('list.empty'), message: words('list.emptyMessage') },
  noneFound: { title: words('list.noneFound'), message: words('list.noneFoundMessage') },
  page: (query) => api.listRestrictions({ query }),
  leadsTo: ({ customer }) => paths.customer(customer.id),
  exported: {
    roles: ['officer'],
    formats: spreadsheets,
    file: (chosen, format) => api.exportRestrictions({ query: { ...chosen, format: spreadsheet(format) } }),
    fileName: fileNames.restrictions,
  },
  columns: [
    {
      key: 'name',
      header: words('list.customer'),
      brief: true,
      width: '28%',
      truncate: true,
      cell: ({ customer }) => customer.name,
    },
    {
      key: 'kind',
      header: words('list.kind'),
      brief: true,
      cell: ({ kind }) => words(`inForce.${kind}`),
    },
    { key: 'reason', header: words('facts.reason'), cell: ({ reason }) => words(`reasons.${reason}`) },
    {
      key: 'owner',
      header: words('facts.owner'),
      width: '16%',
      truncate: true,
      cell: ({ owner }) => owner.name,
    },
    { key: 'since', header: words('facts.since'), align: 'end', cell: ({ since }) => <Moment at={since} /> },
    {
      key: 'review',
      header: words('facts.reviewOn'),
      align: 'end',
      brief: true,
      cell: ({ reviewOn }) => <ReviewDay day={reviewOn} />,
    },
  ],
})

export const RestrictionsScreen = () => <ListPage list={restrictions} />
