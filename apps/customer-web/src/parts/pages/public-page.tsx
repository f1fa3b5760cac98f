import { styled } from '@mui/material/styles'
import { Column, from, PageHeading, rem } from '@puente/ui'
import { useConfig } from '@puente/web'
import type { ComponentProps, ReactNode } from 'react'
import { usePageFacts } from './page-facts.ts'
import { words } from '../words.ts'

const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 40,
  minWidth: 0,
  [from.md]: { gap: 48 },
})

// Pages for reading have larger type in their introduction.
const Head = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '& [data-slot="lead"]': { fontSize: rem(15), lineHeight: 1.6 },
  [from.md]: {
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 32,
    '& > div': { minWidth: 0, flex: 1 },
  },
})

interface PublicPageProps {
  title: string
  lead?: ReactNode
  /** The meta description, in one sentence. */
  description: string
  /** The canonical path, without parameters of the reader's state. */
  path: string
  /** False excludes the page from search engines. */
  listed?: boolean
  width?: ComponentProps<typeof Column>['width']
  actions?: ReactNode
  /** Beside the heading; above it on phones. */
  drawing?: ReactNode
  children: ReactNode
}

/** A public page: heading, sections, and metadata for search engines. */
export function PublicPage(props: PublicPageProps) {
  const {
    title,
    lead,
    description,
    path,
    listed = true,
    width = 'reading',
    actions,
    drawing,
    children,
  } = props
  const { brandName: brand } = useConfig()
  usePageFacts({ description, path, listed })
  return (
    <Column width={width}>
      <Head>
        {drawing}
        <PageHeading
          title={title}
          documentTitle={words('title', { screen: title, brand })}
          lead={lead}
          actions={actions}
        />
      </Head>
      <Parts>{children}</Parts>
    </Column>
  )
}
